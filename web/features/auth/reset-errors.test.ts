import { expect, test } from 'vitest'
import { passwordErrors } from './reset-errors.ts'

test.each([
  ['both empty', '', '', ['password', 'again'], []],
  ['one empty', 'kola', '', ['again'], []],
  ['different and short: the match comes first', 'kola', 'nut', ['again'], ["Passwords don't match"]],
  ['short', 'kola5', 'kola5', ['password'], ['Password too short']],
  ['a space that a paste brought along', 'kola-nut ', 'kola-nut ', ['password'], []],
  ['long beyond use', 'k'.repeat(257), 'k'.repeat(257), ['password'], []],
  ['six are too few all the same', 'kola-5', 'kola-5', ['password'], []],
  ['what guessers try first', 'Password1!', 'Password1!', ['password'], []],
  ['eight are enough', 'kola-nu5', 'kola-nu5', [], []],
])('%s', (_, password, again, fields, toasts) => {
  const faults = passwordErrors({ password, again })
  expect(faults.map(({ field }) => field)).toEqual(fields)
  expect(faults.flatMap(({ title }) => title ?? [])).toEqual(toasts)
})
