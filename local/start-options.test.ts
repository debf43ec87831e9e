import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { startOptions } from './start-options.ts'

test('with the real boards the data is separate, without our adverts', () => {
  expect(startOptions([]).dataDir).toBe(resolve('.local'))
  expect(startOptions(['--live'])).toMatchObject({ live: true, dataDir: resolve('.local/live') })
  expect(startOptions(['--live', '--data', 'here']).dataDir).toBe(resolve('here'))
})

test.each([
  [['--lvie'], '3000', /--live/],
  [[], 'http', /^PORT is http: give it a number up to 65535/],
  [[], '70000', /^PORT is 70000/],
])('%j at %s explains the option', (args, port, words) => {
  expect(() => startOptions(args, port)).toThrow(words)
})
