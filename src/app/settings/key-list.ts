import type { MessageKey } from '../../i18n/languages'

/** Keys as named by `KeyboardEvent.key`, with one function: any of them triggers it. */
interface KeyUse {
  keys: readonly string[]
  does: MessageKey
}

export interface KeyGroup {
  title: MessageKey
  uses: readonly KeyUse[]
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** All keys that the page itself handles; a test compares the list with the sources. */
export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'settings.keys.page',
    uses: [
      { keys: ['/'], does: 'settings.keys.search' },
      { keys: ['?'], does: 'settings.keys.list' },
      { keys: ['Escape'], does: 'settings.keys.close' },
    ],
  },
  {
    title: 'search.label',
    uses: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'settings.keys.suggestions' },
      { keys: ['Enter'], does: 'settings.keys.take' },
      { keys: ['Escape'], does: 'settings.keys.clear' },
    ],
  },
  {
    title: 'list.label',
    uses: [{ keys: ['ArrowDown', 'ArrowUp'], does: 'settings.keys.rows' }],
  },
  {
    title: 'map.label',
    uses: [
      { keys: arrows, does: 'settings.keys.move' },
      { keys: ['+', '-'], does: 'settings.keys.zoom' },
      { keys: ['Escape'], does: 'settings.keys.tooltip' },
    ],
  },
  {
    title: 'settings.keys.chart',
    uses: [
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'settings.keys.value' },
      { keys: ['PageUp', 'PageDown'], does: 'settings.keys.tenth' },
      { keys: ['Home', 'End'], does: 'settings.keys.ends' },
      { keys: ['+', '-'], does: 'settings.keys.compared' },
      { keys: arrows, does: 'settings.keys.week' },
    ],
  },
]

/** Labels of keys that have a symbol; the others have words. */
export const keySymbols: Partial<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
}

export const keyNames: Partial<Record<string, MessageKey>> = {
  Escape: 'settings.keys.escape',
  Enter: 'settings.keys.enter',
  PageUp: 'settings.keys.page-up',
  PageDown: 'settings.keys.page-down',
  Home: 'settings.keys.home',
  End: 'settings.keys.end',
}
