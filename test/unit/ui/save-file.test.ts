import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../src/ui/export/save-file'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file is downloaded under its name, and its address is valid for a minute', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  saveFile({ name: 'a.json', type: 'application/json', text: '{}' })
  const [blob] = create.mock.calls[0] ?? []
  expect(blob).toBeInstanceOf(Blob)
  expect(await (blob as Blob).text()).toBe('{}')
  expect(link).toMatchObject({ href: 'blob:it', download: 'a.json' })
  expect(link.click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoke).toHaveBeenCalledWith('blob:it')
})

test('one module downloads files', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const makers = names.filter((name) => readFileSync(join('src', name), 'utf8').includes('createObjectURL'))
  expect(makers).toEqual([join('ui', 'export', 'save-file.ts')])
})
