import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword, shortestPassword } from './common.ts'
import { isMostUsed } from './most-used.ts'

test('none of the 10,000 most used passwords can be chosen, in any case', () => {
  const most = dictionary['passwords-common'].slice(0, 10_000)
  expect(most).toHaveLength(10_000)
  const taken = most.filter(
    password =>
      password.length >= shortestPassword &&
      !isCommonPassword(password) &&
      !(isMostUsed(password) && isMostUsed(password.toUpperCase())),
  )
  expect(taken).toEqual([])
})

test("a few words of a person's own can be chosen", () => {
  expect(isMostUsed('mango bicycle harmattan')).toBe(false)
})
