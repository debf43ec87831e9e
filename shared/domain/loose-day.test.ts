import { expect, test } from 'vitest'
import { looseDay, putMonthFirst } from './loose-day.ts'

test.each<[string, string | null, (string | null)?]>([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T08:15:00Z', '2026-11-20'],
  ['2026/1/5', '2026-01-05'],
  ['9 Nov 2026', '2026-11-09'],
  ['1st September, 2026', '2026-09-01'],
  ['November 9, 2026', '2026-11-09'],
  ['5/5/2026', '2026-05-05'],
  ['29/02/2028', '2028-02-29', null],
  ['20/11/2026', '2026-11-20', null],
  [' 20.11.2026 ', '2026-11-20', null],
  ['05/04/2026', '2026-04-05', '2026-05-04'],
  ['5-4-26', '2026-04-05', '2026-05-04'],
  ['11/20/2026', null, '2026-11-20'],
  ['11/20/2026 8:15 AM', null, '2026-11-20'],
])('%s is %s, and with the month first %s', (text, dayFirst, monthFirst = dayFirst) => {
  expect(looseDay(text)).toEqual({ dayFirst, monthFirst })
})

test.each(['', 'soon', '29/02/2026', '31/11/2026', '2026-13-01', '20 Foo 2026', '46346'])(
  '%s is no day',
  text => {
    expect(looseDay(text)).toBeNull()
  },
)

test.each([
  [['11/20/2026', '03/04/2026'], true],
  [['11/20/2026', '20/11/2026'], false],
  [['03/04/2026', '2026-11-20'], false],
  [[], false],
])('the month comes first in %j: %s', (texts, expected) => {
  expect(putMonthFirst(texts.flatMap(text => looseDay(text) ?? []))).toBe(expected)
})
