import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FavouriteButton } from '../../../src/stations/favourites/FavouriteButton'
import { FavouritesFile } from '../../../src/stations/favourites/FavouritesBar'
import { favourites, storeFavourites } from '../../../src/stations/favourites/favourites'
import { writeFavourites } from '../../../src/stations/favourites/favourites-file'
import { render } from './render'

afterEach(() => {
  vi.restoreAllMocks()
  storeFavourites([])
})

/** Adds the favourites of a file, and returns the message and what is left in the field. */
async function add(text: () => Promise<string>) {
  const shown = await render(createElement(FavouritesFile))
  const target = { files: [{ name: 'mine.json', size: 100, text }], value: 'mine.json' }
  await shown.act(shown.one('input'), 'onChange', { target })
  const [message] = shown.all('p')
  return { role: message?.props.role, text: shown.texts('p').join(), left: target.value }
}

test('favourites of a file follow those that were added while it was read', async () => {
  storeFavourites(['A'])
  const message = await add(async () => {
    storeFavourites(['A', 'B'])
    return writeFavourites(['B', 'C'])
  })
  expect(message).toEqual({ role: 'status', text: '1 favourite added.', left: '' })
  expect(favourites()).toEqual(['A', 'B', 'C'])
})

test('a file that cannot be read is named, and can be chosen again', async () => {
  const message = await add(() => Promise.reject(new DOMException('The file is gone.', 'NotFoundError')))
  expect(message).toEqual({ role: 'alert', text: '“mine.json” could not be read.', left: '' })
})

function fillStorage() {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError')
  })
}

test('a favourite that the browser does not store is shown with a warning', async () => {
  const button = await render(createElement(FavouriteButton, { station: { id: 'A', aliases: [] } }))
  await button.press('Save')
  expect(button.lines).toEqual(['Saved'])
  fillStorage()
  await button.press('Saved')
  expect(button.lines).toEqual([
    'Save',
    'The browser has no room for the favourites: they last until this page is closed.',
  ])
})

test('favourites that the browser does not store are added with a warning', async () => {
  fillStorage()
  expect(await add(async () => writeFavourites(['A']))).toMatchObject({
    role: 'alert',
    text: '1 favourite added. The browser has no room for the favourites: they last until this page is closed.',
  })
  expect(favourites()).toEqual(['A'])
})
