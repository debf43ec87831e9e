import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { commaLines, figure, id, line, lines, moment, names, prose } from './fields.ts'

const row = z.object({ line, prose, lines, commaLines, names, figure, moment })
const nothing = { line: '', prose: '', lines: [], commaLines: [], names: [], figure: null, moment: null }

test('what is missing, null or something else is not said', () => {
  expect(row.parse({})).toEqual(nothing)
  for (const value of [null, true, { a: 1 }, [[]]]) {
    const same = Object.fromEntries(Object.keys(nothing).map(key => [key, value]))
    expect(row.parse(same)).toEqual(nothing)
  }
})

test('a name that is half a sign can stand in an address', () => {
  expect(encodeURIComponent(id.parse('a\ud800'))).toBe('a%EF%BF%BD')
})

test('each is read in the ways that boards write it', () => {
  expect(line.parse(12)).toBe('12')
  expect(lines.parse('Full-Time')).toEqual(['Full-Time'])
  expect(lines.parse(['Sales &amp; Marketing', null, ''])).toEqual(['Sales & Marketing'])
  expect(commaLines.parse('EMEA,  LATAM, ')).toEqual(['EMEA', 'LATAM'])
  expect(names.parse([{ name: 'Lagos' }, 'Abuja', {}, null])).toEqual(['Lagos', 'Abuja'])
  expect(figure.parse(' 250000 ')).toBe(250_000)
  expect(figure.parse('negotiable')).toBeNull()
  expect(moment.parse(1_790_000_000)).toBe(1_790_000_000)
  expect(moment.parse('  ')).toBeNull()
})
