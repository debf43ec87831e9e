import { expect, test } from 'vitest'
import { datedIn, datesIn, isDuration, isoPeriodOf, monthRangeOf } from './dates.ts'

test.each([
  ['Mar 2023 to now', true],
  ['2020', true],
  ['Jan. 2021 – Feb. 2023', true],
  ['03/2021 - 04/2022', true],
  ['since 2019', true],
  ['2 years', true],
  ['three months', true],
  ["Sept '19 to date", true],
  ['Oct 2020 → Jan 2023', true],
  ['01/20 – 03/22', true],
  ['juin 2021', true],
  ['4.5/5.0', false],
  ['Apapa', false],
  ['0803 000 0142', false],
  ['May', false],
  ['2,000 parcels in 2023', false],
  ['', false],
])('%s is a time: %s', (text, is) => {
  expect(isDuration(text)).toBe(is)
})

test.each([
  ['Jan 2020 – Present', 'Jan 2020 – Present', ''],
  ['Teller (March, 2019 till date)', 'March, 2019 till date', 'Teller'],
  ['01/2018 - 12/2020: Clerk', '01/2018 - 12/2020', 'Clerk'],
  ['2015-19', '2015-19', ''],
  ["Aug '19 - now", "Aug '19 - now", ''],
  ['12th May 2014 to 3rd June 2016', '12th May 2014 to 3rd June 2016', ''],
  ['since 2019', 'since 2019', ''],
  ['Kudi\tFeb 2023 → Now', 'Feb 2023 → Now', 'Kudi'],
  ['Clerk, Jan-20 to Mar-22', 'Jan-20 to Mar-22', 'Clerk'],
  ['2019 – till present date', '2019 – till present date', ''],
  ['May 2022 - Present (3 years 2 months)', 'May 2022 - Present (3 years 2 months)', ''],
  ['March – June 2021', 'March – June 2021', ''],
  ['Expected June 2027', 'Expected June 2027', ''],
  ['Comptable, juin 2021 – présent', 'juin 2021 – présent', 'Comptable'],
  ['février 2019 à août 2020', 'février 2019 à août 2020', ''],
])('%s has the date %s', (text, date, words) => {
  const dated = datedIn(text)
  expect(dated?.text).toBe(date)
  expect(`${dated?.before}${dated?.after}`).toBe(words)
})

test.each(['Managed 20,000 customers', 'May I help', '08031234567', 'Room 12'])('%s has none', text => {
  expect(datedIn(text)).toBeNull()
})

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
])('%s spans %s months', (text, months) => {
  const range = monthRangeOf(text, 2026 * 12 + 11)
  expect(range && range.to - range.from).toBe(months)
})

test.each([
  ['Mar 2023 to now', { start: '2023-03', isRange: true }],
  ['Jan. 2021 – September 2023', { start: '2021-01', end: '2023-09', isRange: true }],
  ['03/2021 - 04/2022', { start: '2021-03', end: '2022-04', isRange: true }],
  ['2021-05 to 2022-06', { start: '2021-05', end: '2022-06', isRange: true }],
  ['2019-2021', { start: '2019', end: '2021', isRange: true }],
  ['March to June 2022', { start: '2022-03', end: '2022-06', isRange: true }],
  ['since 2019', { start: '2019', isRange: true }],
  ['2020', { start: '2020', isRange: false }],
  ['2010-12', null],
  ['about 2019', null],
  ['two years', null],
  ['expected 2027', null],
  ['Mar 23 to now', null],
  ['', null],
])('the dates of %j', (duration, period) => {
  expect(isoPeriodOf(duration)).toEqual(period)
})

// What each reader of dates makes of one time: is it one, does a line have it, when does it begin.
test.each([
  ['January 2021', '2021-01'],
  ['Sept 2019', '2019-09'],
  ['févr 2020', '2020-02'],
  ['décembre 2018', '2018-12'],
  ['août 2022', '2022-08'],
  ['07/2021', '2021-07'],
  ['1999', '1999'],
])('%s is the same date for the preview, the import and the truth check', (text, iso) => {
  expect(isDuration(text)).toBe(true)
  expect(datedIn(text)?.text).toBe(text)
  expect(isoPeriodOf(text)?.start).toBe(iso)
})
