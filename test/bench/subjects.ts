import type { Page } from '@playwright/test'

/** Measured pages: the app and its baselines. */
export const names = ['app', 'fair', 'bare'] as const
export type Name = (typeof names)[number]

/** Actions of the bench on a page. */
export interface Subject {
  /** Marks of a complete load. */
  marks: readonly string[]
  /** Filters by one access type, or shows all again. @returns whether the page has that filter on this screen */
  filter(page: Page, isOn: boolean): Promise<boolean>
  /** Asks for latest values. */
  refresh(page: Page): Promise<void>
  hasSearch: boolean
}

const app: Subject = {
  marks: ['stations-drawn', 'stations-listed'],
  async filter(page, isOn) {
    const option = page.getByRole('group', { name: 'Access type' }).getByRole('checkbox').first()
    if (!(await option.isVisible())) return false
    await option.setChecked(isOn)
    return true
  },
  refresh: (page) => page.getByRole('button', { name: 'Refresh now' }).click(),
  hasSearch: true,
}

/** A baseline has no buttons. */
const press = (page: Page, call: string) =>
  page.evaluate(`watched.inputAt = performance.now(); void ${call}`) as Promise<void>

const baseline: Subject = {
  marks: ['stations-drawn'],
  async filter(page, isOn) {
    await press(page, `filterBaseline(${isOn ? "'PUBLIC'" : 'null'})`)
    return true
  },
  refresh: (page) => press(page, 'refreshBaseline()'),
  hasSearch: false,
}

export const subjects: Record<Name, Subject> = { app, fair: baseline, bare: baseline }
