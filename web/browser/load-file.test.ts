import { expect, test, vi } from 'vitest'
import { FileNotLoaded, lazyFile } from './load-file.ts'

/** A browser without waiting, and a file that does not come the first `failures` times. */
const withFailures = (failures: number, { line = true, inBackground = false } = {}) => {
  let asked = 0
  const bring = async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return `after ${asked}`
  }
  const reload = vi.fn()
  const browser = { wait: async () => undefined, lineIsThere: async () => line, reload }
  const file = lazyFile(bring, { inBackground, browser })
  return { file, reload, asked: () => asked }
}

test('a file is requested again after a lost connection, and loaded once', async () => {
  const { file, asked } = withFailures(2)
  expect(file.loaded()).toBeUndefined()
  expect(await Promise.all([file.load(), file.load()])).toEqual(['after 3', 'after 3'])
  expect(file.loaded()).toBe('after 3')
  await file.load()
  expect(asked()).toBe(3)
})

test('after three tries load fails, and the next call asks again', async () => {
  const { file, reload } = withFailures(3)
  await expect(file.load()).rejects.toBeInstanceOf(FileNotLoaded)
  expect(await file.load()).toBe('after 4')
  expect(reload).not.toHaveBeenCalled()
})

test('a browser that caches the failure gets a reload when the connection is back', async () => {
  const failing = withFailures(99)
  await expect(failing.file.load()).rejects.toThrow()
  expect(failing.reload).not.toHaveBeenCalled()
  await expect(failing.file.load()).rejects.toThrow()
  expect(failing.reload).toHaveBeenCalledOnce()
})

test.each([
  ['without a line', { line: false }],
  ['for a file that nobody waits for', { inBackground: true }],
])('%s the page stays as it is', async (_, options) => {
  const { file, reload } = withFailures(99, options)
  await expect(file.load()).rejects.toThrow()
  await expect(file.load()).rejects.toThrow()
  expect(reload).not.toHaveBeenCalled()
})
