import { expect, test } from 'vitest'
import { sendsMessage } from './send-key.ts'

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 13,
}

test.each([
  ['Enter', {}, false, true],
  ['Shift+Enter', { shiftKey: true }, false, false],
  ['Enter on a screen that is touched', {}, true, false],
  ['Ctrl+Enter there', { ctrlKey: true }, true, true],
  ['Enter that ends a composition', { isComposing: true }, false, false],
  ['the same in Safari', { keyCode: 229 }, false, false],
  ['another key', { key: 'a' }, false, false],
])('%s', (_, change, touched, expected) => {
  expect(sendsMessage({ ...enter, ...change }, touched)).toBe(expected)
})
