import { describe, expect, test } from 'vitest'
import { movedPlace, movedStretches } from './moved.ts'

const before = 'Plans the day.\nLed a team of 12.\nWrites reports.'
const led = { start: 15, end: 32 }
const said = (after: string) =>
  movedStretches([led], before, after).map(({ start, end }) => after.slice(start, end))

describe('a mark, after somebody typed', () => {
  test.each([
    ['nothing', before, ['Led a team of 12.']],
    ['before it', before.replace('the day', 'the whole day'), ['Led a team of 12.']],
    ['less before it', before.replace('Plans the day.\n', ''), ['Led a team of 12.']],
    ['after it', `${before} And more.`, ['Led a team of 12.']],
    ['within it', before.replace('12', '2'), []],
    ['over all of it', before.replace('Led a team of 12.\n', ''), []],
    ['something else altogether', '', []],
  ])('%s', (_, after, wanted) => {
    expect(said(after)).toEqual(wanted)
  })
})

test.each([
  ['before the change', 3, 3],
  ['after it', before.indexOf('Writes'), before.indexOf('Writes') - 9],
  ['within what was replaced', before.indexOf('12'), before.indexOf('a team')],
])('a place %s', (_, at, wanted) => {
  expect(movedPlace(at, before, before.replace('a team of 12', 'two'))).toBe(wanted)
})
