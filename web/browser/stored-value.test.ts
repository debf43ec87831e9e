import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storedValue } from './stored-value.ts'

const storage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: n => [...values.keys()][n] ?? null,
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}
const words = z.object({ words: z.string() })

test('a stored value is read back, and null removes it', () => {
  const own = storage()
  const draft = storedValue(() => own, 'draft', words)
  draft.write({ words: 'Ọdánú' })
  expect(draft.read()).toEqual({ words: 'Ọdánú' })
  draft.write(null)
  expect(draft.read()).toBeNull()
  expect(own.length).toBe(0)
})

test.each(['{"words":7}', 'no json', '[]'])('%s of another version is ignored', text => {
  const own = storage()
  own.setItem('draft', text)
  expect(storedValue(() => own, 'draft', words).read()).toBeNull()
})

test('a browser that refuses storage is no error', () => {
  const draft = storedValue(
    () => {
      throw new DOMException('refused', 'SecurityError')
    },
    'draft',
    words,
  )
  draft.write({ words: 'x' })
  expect(draft.read()).toBeNull()
})
