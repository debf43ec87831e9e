import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { liveEvent } from '../../shared/api/live.ts'
import { personKey } from './keys.ts'
import { kindOf, rowKindNames, rowKinds } from './row-kinds.ts'

test('a sort key belongs to one kind of row, or to none', () => {
  expect(rowKindNames.map(name => kindOf(name))).toEqual(rowKindNames)
  expect(kindOf('APPLICATION#01KA')).toBe('APPLICATION#')
  expect(kindOf('USAGE#search#2026-11-20')).toBe('USAGE#')
  expect(kindOf('DIGEST#000')).toBe('DIGEST#')
  for (const unknown of ['SECRET#1', 'PROFILE#1', 'APPLICATION', 'constructor', 'constructor#', ''])
    expect(kindOf(unknown)).toBeUndefined()
})

test('a key of a kind without decisions does not compile', () => {
  expectTypeOf(personKey).parameter(1).not.toEqualTypeOf<string>()
  // @ts-expect-error: row-kinds.ts has no such kind.
  personKey('ada', 'SECRET#1')
  // @ts-expect-error: a person has only one row of this kind.
  personKey('ada', 'PROFILE#1')
})

test("no store builds the key of a person's row in another way", () => {
  const sources = readdirSync(import.meta.dirname).filter(name => /^[\w-]+\.ts$/.test(name))
  const others = sources.filter(
    name =>
      name !== 'keys.ts' && /pk: personPartition/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  )
  // An export continues after the key in the caller's page token.
  expect(others).toEqual(['exports.ts'])
})

test('each topic of the live channel has a kind of row', () => {
  const topics = liveEvent.def.options.map(option => option.shape.topic.def.values[0])
  expect([...new Set(rowKindNames.map(name => rowKinds[name].live))].sort()).toEqual([...topics, null].sort())
})
