import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks.ts'

/** Items of a list with a star before them. */
const drawn = (text: string) =>
  textBlocks(text).map(({ kind, lines }) =>
    lines.map(line => (kind === 'list' ? `* ${line.text}` : line.text)).join('\n'),
  )

test('lines with a sign before them are a list, the others are paragraphs', () => {
  expect(
    drawn('About us\r\n\r\nYou will:\n- plan routes\n• keep - the - table\n\n2) report\nApply now'),
  ).toEqual(['About us', 'You will:', '* plan routes\n* keep - the - table\n* report', 'Apply now'])
})

test.each(['', ' \n\n '])('nothing is nothing', text => {
  expect(textBlocks(text)).toEqual([])
})

test('a minus before a figure, or a year, is no list', () => {
  expect(drawn('-5 degrees\n2026 was good')).toEqual(['-5 degrees', '2026 was good'])
})

test('each line is known by its place, also where two are alike', () => {
  const places = textBlocks('Lagos\nLagos\n- a\n- a').flatMap(({ lines }) => lines.map(({ at }) => at))
  expect(new Set(places).size).toBe(4)
})
