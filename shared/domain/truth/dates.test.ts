import { expect, test } from 'vitest'
import { datesIn, stretchOf } from './dates.ts'

test.each<[string, (number | null)[][]]>([
  ['mar 2023 to now', [[2023, 3]]],
  [
    'march to june 2022',
    [
      [2022, 3],
      [2022, 6],
    ],
  ],
  ['06/2022 - present', [[2022, 6]]],
  ['2022-06', [[2022, 6]]],
  ['12 march 2021', [[2021, 3]]],
  [
    '2019-21',
    [
      [2019, null],
      [2021, null],
    ],
  ],
  ["sept '21", [[2021, 9]]],
  ['2000 customers in 2019', [[2019, null]]],
  ['₦2020 and 2,019 lines', []],
  ['janvier 2020', [[2020, 1]]],
])('%s', (text, dates) => {
  expect(datesIn(text).map(({ year, month }) => [year, month])).toEqual(dates)
})

test.each<[string, number | null]>([
  ['mar 2023 to now', 45],
  ['jan 2021 to feb 2023', 26],
  ['2019 - 2021', 36],
  ['2019', 12],
  ['two years', null],
])('%s goes over %s months', (text, months) => {
  const stretch = stretchOf(text, 2026 * 12 + 11)
  expect(stretch && stretch.to - stretch.from).toBe(months)
})
