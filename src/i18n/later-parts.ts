/** The words that come after the first list, by file; a list of its own, because the first list does without it. */
export const laterParts = import.meta.glob('./messages/*.json', { import: 'default', query: '?later' })
