import { expect, test } from 'vitest'
import { HttpError, NetworkError, ShapeError } from '../../../src/api/errors'
import { placeSearchWords } from '../../../src/app/search/place-search-words'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const url = 'https://photon.example/api'

test.each([
  ['is unreachable', new NetworkError(url, 'unreachable'), 'does not answer. Check your connection'],
  ['is slow', new NetworkError(url, 'timeout'), 'takes too long to answer.'],
  ['answers 401', new HttpError(url, 401, null), 'refused this request. Tell the operator.'],
  ['answers 403', new HttpError(url, 403, null), 'refused this request. Tell the operator.'],
  ['answers 404', new HttpError(url, 404, null), 'is not at this address.'],
  ['answers 429', new HttpError(url, 429, null), 'is asked too often. Wait a minute.'],
  ['answers 503', new HttpError(url, 503, null), 'has a fault (503).'],
  ['answers 418', new HttpError(url, 418, null), 'answered with status 418.'],
  ['answers a page', new ShapeError(url, ['expected object']), 'answered in a form that'],
])('a geocoder that %s is named in the sentence', (_, error, sentence) => {
  const text = placeSearchWords(i18n, error)
  expect(text).toContain(`Places could not be searched. The place search ${sentence}`)
  expect(text).not.toMatch(/service|sign in/i)
})

test.each([
  ['a lost script', new NetworkError(url, 'not-loaded'), 'A part of Plugboard could not be loaded.'],
  ['a device without a network', new NetworkError(url, 'offline'), 'You are offline.'],
  ['a defect', new TypeError('x'), 'Something went wrong in Plugboard itself.'],
])('%s is not a failure of the geocoder', (_, error, sentence) => {
  expect(placeSearchWords(i18n, error)).toContain(`Places could not be searched. ${sentence}`)
})
