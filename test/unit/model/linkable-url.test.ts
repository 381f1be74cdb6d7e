import { expect, test } from 'vitest'
import { toLinkableUrl } from '../../../src/model/linkable-url'

test.each(['https://www.neogy.it/pay', 'http://example.org', ' https://example.org/a?b=c#d '])(
  '%j may be linked',
  (text) => {
    expect(toLinkableUrl(text)?.hostname).toMatch(/neogy|example/)
  },
)

test.each([
  '',
  'www.neogy.it',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/file',
  'wss://example.org',
  'https://',
  'https://user:secret@example.org',
  'https://example.org@evil.test',
])('%j is text', (text) => {
  expect(toLinkableUrl(text)).toBeNull()
})
