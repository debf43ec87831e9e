import { expect, test } from 'vitest'
import { looseDay } from './loose-day.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T08:15:00Z', '2026-11-20'],
  ['2026/1/5', '2026-01-05'],
  ['20/11/2026', '2026-11-20'],
  ['05/04/2026', '2026-04-05'],
  ['5-4-26', '2026-04-05'],
  [' 20.11.2026 ', '2026-11-20'],
  ['9 Nov 2026', '2026-11-09'],
  ['1st September, 2026', '2026-09-01'],
  ['November 9, 2026', '2026-11-09'],
  ['29/02/2028', '2028-02-29'],
])('%s is %s', (text, day) => {
  expect(looseDay(text)).toEqual({ day, monthFirst: false })
})

test('a day above 12 in second place can only be month first', () => {
  expect(looseDay('11/20/2026')).toEqual({ day: '2026-11-20', monthFirst: true })
})

test.each(['', 'soon', '29/02/2026', '31/11/2026', '2026-13-01', '20 Foo 2026', '46346'])(
  '%s is no day',
  text => {
    expect(looseDay(text)).toBeNull()
  },
)
