import { expect, test } from 'vitest'
import { createHomeLag } from './home-lag.ts'

test('what was loaded right after a write is loaded once more', () => {
  const lag = createHomeLag()
  expect(lag.lookAgainIn(1000)).toBeNull()
  lag.wrote(1000)
  expect(lag.lookAgainIn(1200)).toBe(3000)
  expect(lag.lookAgainIn(4200)).toBeNull()
})

test('not when the server has told of it meanwhile', () => {
  const lag = createHomeLag()
  lag.wrote(1000)
  lag.heard()
  expect(lag.lookAgainIn(1200)).toBeNull()
})
