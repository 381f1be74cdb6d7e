import { stripVTControlCharacters } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { createPageClock } from '../browser/harness/page-clock'
import { type PartFault, partFaults } from '../browser/harness/part-faults'
import type { Problems } from '../browser/harness/problems'
import { expect, test } from '../browser/harness/staged'
import { type Cell, faultNames, type Moment, moments, type PartRow, type Scene, type Stage } from './matrix'

/** Milliseconds until a failure must be told in words. */
const patience = 15_000
/** Seconds between two rounds: the shortest that a configuration may have. */
const refreshSeconds = 10
/** Milliseconds for a round that starts within the interval. */
const oneInterval = refreshSeconds * 1000 + 5_000
/** Milliseconds until the page requests a part that it renews by itself. */
const untilAsked = 30_000

/** What the console says of staged faults. An uncaught error is never expected. */
const noise =
  /^(?!uncaught).*(ERR_|Failed to load resource|answered [45]\d\d|CORS|config\.json|configuration|Map:|Login at)/s

interface Question {
  row: PartRow
  scene: Scene
  fault: PartFault
  /** Sentences about other parts. */
  others: readonly RegExp[]
}

/** Judges a cell. @throws with what is wrong */
async function judgeCell(stage: Stage, question: Question): Promise<void> {
  const { page, network } = stage
  const { row, scene, fault } = question
  const asked = () => network.requests(row.match).length
  const before = asked()
  const lift = network.fail(row.match, partFaults[fault])
  try {
    await scene.request(stage)
    await expect.poll(asked, { message: 'requested', timeout: untilAsked }).toBeGreaterThan(before)
    if (!scene.words) {
      await expect(scene.good(page), 'works with the earlier answer').toBeVisible({ timeout: patience })
      return await judgeText(page, question, row.named)
    }
    const told = page.getByText(scene.words(stage, fault)).first()
    await expect(told, 'words that name the part').toBeVisible({ timeout: patience })
    await judgeText(page, question)
    await page.evaluate(() => document.body.setAttribute('data-before', ''))
    lift()
    await judgeRecovery(page, question, told)
  } finally {
    lift()
  }
}

/** Judges what the page says while the part fails. @param alsoNever words that would be false here */
async function judgeText(page: Page, { scene, others }: Question, ...alsoNever: RegExp[]): Promise<void> {
  if (scene.kept) await expect(scene.kept(page), 'last good data').toBeVisible({ timeout: 1_000 })
  const text = await page.locator('body').innerText()
  for (const other of others) expect(text, 'no words about another part').not.toMatch(other)
  for (const never of [...alsoNever, ...(scene.never ? [scene.never] : [])])
    expect(text, 'nothing false').not.toMatch(never)
}

async function judgeRecovery(page: Page, { scene, fault }: Question, told: Locator): Promise<void> {
  const { good, within = oneInterval } = scene
  const button = scene.press?.(page, fault)
  if (button) {
    await expect(async () => {
      if (await told.isVisible()) await button.click({ timeout: 1_000 })
      await expect(good(page), 'the part after a press').toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: within })
    return
  }
  await expect(told, 'words after the recovery').toBeHidden({ timeout: within })
  await expect(good(page), 'the part after the recovery').toBeVisible()
  await expect(page.locator('body[data-before]'), 'without a reload').toHaveCount(1)
}

/** First line of an error's message, without colours. */
const firstLine = (error: unknown) =>
  stripVTControlCharacters(String(error))
    .replace(/\n.*/s, '')
    .replace(/^Error: /, '')

interface Run {
  row: PartRow
  moment: Moment
  faults: readonly PartFault[]
  others: readonly RegExp[]
}

async function runCells(stage: Stage, problems: Problems, { row, moment, faults, others }: Run) {
  const scene = row.scenes[moment]
  if (typeof scene === 'string') return
  problems.allow(noise, /request to another host: http:\/\/(photon|tiles)\.localhost\//)
  await stage.network.configure((config) => ({ ...config, refreshSeconds }))
  const red: string[] = []
  let isPrepared = false
  for (const fault of faults) {
    const cell: Cell = { part: row.name, moment, fault, red: null }
    const complaints = problems.unexpected().length
    let isJudged = false
    await test.step(fault, async () => {
      try {
        if (!isPrepared) await scene.prepare?.(stage)
        isPrepared = true
        isJudged = true
        await judgeCell(stage, { row, scene, fault, others })
        expect(problems.unexpected().slice(complaints), 'uncaught errors').toEqual([])
      } catch (error) {
        cell.red = firstLine(error)
        isPrepared = false
        red.push(`${fault}: ${error}`)
      }
    })
    // A page that failed before the fault proves nothing about it: the test is red, and the cell counts as not run.
    if (isJudged) test.info().annotations.push({ type: 'cell', description: JSON.stringify(cell) })
  }
  expect(red, 'red cells').toEqual([])
}

/** Faults of a part that share a page, because a page in use survives one after the other. */
function groupFaults(moment: Moment, faults: readonly PartFault[], size: number): PartFault[][] {
  const length = moment === 'in use' ? size : 1
  return faults.flatMap((_, index) => (index % length === 0 ? [faults.slice(index, index + length)] : []))
}

/** Declares the tests of all cells of some parts that can occur. @param pageShare faults that share a page in use */
export function testParts(rows: readonly PartRow[], all: readonly PartRow[], pageShare = 5): void {
  for (const row of rows)
    for (const moment of moments) {
      const scene = row.scenes[moment]
      if (typeof scene === 'string') continue
      const faults = faultNames.filter((fault) => !scene.cannot?.[fault])
      const others = all.filter(({ named }) => named.source !== row.named.source).map(({ named }) => named)
      for (const group of groupFaults(moment, faults, pageShare))
        test(`${row.name}, ${moment}: ${group.join(', ')}`, async ({ page, network, problems }) => {
          test.setTimeout(30_000 + group.length * 90_000)
          await runCells({ page, network, clock: createPageClock(page) }, problems, {
            row,
            moment,
            faults: group,
            others,
          })
        })
    }
}
