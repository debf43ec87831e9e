import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

/** Items of a list with a star before them. */
const drawn = (text: string) =>
  textBlocks(text).map(({ kind, lines }) =>
    lines.map(line => (kind === 'list' ? `* ${line.text}` : line.text)).join('\n'),
  )

test('lines with a bullet are a list, the others are paragraphs', () => {
  expect(
    drawn('About us\r\n\r\nYou will:\n- plan routes\n• keep - the - table\n\n2) report\nApply now'),
  ).toEqual(['About us', 'You will:', '* plan routes\n* keep - the - table\n* report', 'Apply now'])
})

test.each(['', ' \n\n '])('an empty text has no blocks', text => {
  expect(textBlocks(text)).toEqual([])
})

test('a minus before a number, or a year, is not a bullet', () => {
  expect(drawn('-5 degrees\n2026 was good')).toEqual(['-5 degrees', '2026 was good'])
})

test('each line has a key of its own, also when two are equal', () => {
  const places = textBlocks('Lagos\nLagos\n- a\n- a').flatMap(({ lines }) => lines.map(({ at }) => at))
  expect(new Set(places).size).toBe(4)
})
