import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { commaLines, figure, id, line, lines, moment, names, prose, roleAtCompany } from './fields.ts'

const row = z.object({ line, prose, lines, commaLines, names, figure, moment })
const nothing = { line: '', prose: '', lines: [], commaLines: [], names: [], figure: null, moment: null }

test('a field that is missing, null or of another type is read as missing', () => {
  expect(row.parse({})).toEqual(nothing)
  for (const value of [null, true, { a: 1 }, [[]]]) {
    const same = Object.fromEntries(Object.keys(nothing).map(key => [key, value]))
    expect(row.parse(same)).toEqual(nothing)
  }
})

test('an id with an unpaired surrogate can stand in an address', () => {
  expect(encodeURIComponent(id.parse('a\ud800'))).toBe('a%EF%BF%BD')
})

test('each field is read in the ways that boards write it', () => {
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

test.each([
  ['Accountant at Ilorin Mills', 'Accountant', 'Ilorin Mills'],
  [
    'Head of Operations at Large Events at Adunni Hospitality Ltd',
    'Head of Operations at Large Events',
    'Adunni Hospitality Ltd',
  ],
  ['Sales Representative at Kainji Foods (3 Openings)', 'Sales Representative', 'Kainji Foods'],
  ['Welder (2 Positions) at Zuma Steel', 'Welder', 'Zuma Steel'],
  ['CASHIER AT ZUMA STEEL', 'CASHIER', 'ZUMA STEEL'],
  ['Data Scientist', 'Data Scientist', ''],
  ['Attendant', 'Attendant', ''],
])('%s', (written, title, company) => {
  expect(roleAtCompany(written)).toEqual({ title, company })
})
