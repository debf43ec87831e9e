import { describe, expect, test } from 'vitest'
import type { Unit } from '../../shared/domain/truth/report.ts'
import { markedLines, marksOf, movedPlace, movedStretches } from './marked-lines.ts'

const text = '## Work\n- Led a team of 12\n- Made tables\n'
const at = text.indexOf('Led')
const unit: Unit = {
  start: at,
  end: at + 'Led a team of 12'.length,
  text: 'Led a team of 12',
  claims: [{ kind: 'figure', text: '12', start: text.indexOf('12'), end: text.indexOf('12') + 2 }],
  vouchedSource: null,
  ownWords: null,
}

/** `[…]` is marked, `_…_` is why, and a heading ends in `§`. */
const drawn = (now: string, units: readonly Unit[]): string =>
  markedLines(now, movedStretches(marksOf(units), text, now))
    .map(({ text, isHeading, runs }) => {
      const words = runs.map(run => (run.claim ? `[_${run.text}_]` : run.unit ? `[${run.text}]` : run.text))
      return (runs.length > 0 ? words.join('') : text) + (isHeading ? '§' : '')
    })
    .join('\n')

test('headings and highlights are found line by line', () => {
  expect(drawn(text, [unit])).toBe('## Work§\n- [Led a team of ][_12_]\n- Made tables\n')
})

test('highlights stay with their words while a person types above them', () => {
  expect(drawn(`# Amina\n${text}`, [unit])).toBe(
    '# Amina§\n## Work§\n- [Led a team of ][_12_]\n- Made tables\n',
  )
})

test('a sentence may reach over the end of a line', () => {
  const long = 'One two\nthree four'
  const over = { ...unit, start: 4, end: 13, claims: [] }
  expect(
    markedLines(long, marksOf([over])).map(line => line.runs.filter(run => run.unit).map(run => run.text)),
  ).toEqual([['two'], ['three']])
})

test.each(['#hashtag', '    # code', 'C# and F#', 'text'])('%s is no heading', line => {
  expect(markedLines(line, [])[0]?.isHeading).toBe(false)
})

const before = 'Plans the day.\nLed a team of 12.\nWrites reports.'
const led = { start: 15, end: 32 }
const said = (after: string) =>
  movedStretches([led], before, after).map(({ start, end }) => after.slice(start, end))

describe('a highlight, after the person typed', () => {
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
