/** Messages that the first list does not need, by file; a separate module, so that the first list does not load it. */
export const laterFiles = import.meta.glob('./messages/*.json', { import: 'default', query: '?later' })
