import { expect, test } from 'vitest'
import { printedPeriod } from './printed-dates.ts'

test.each([
  ['Sept 2017 till date', 'Sep 2017 – Present', ''],
  ['2019–now', '2019 – Present', ''],
  ['06/2020 – Present', 'Jun 2020 – Present', ''],
  ['Since January 2014', 'Jan 2014 – Present', ''],
  ['From 2015 till now', '2015 – Present', ''],
  ['Feb. 2022 - date', 'Feb 2022 – Present', ''],
  ['Mar 2023 to now', 'Mar 2023 – Present', ''],
  ['juin 2021 – présent', 'Jun 2021 – Present', ''],
  ['11/2017 - 03/2024', 'Nov 2017 – Mar 2024', ''],
  ['15/03/2019 - 20/06/2020', 'Mar 2019 – Jun 2020', ''],
  ['1st March 2019 - 30th June 2021', 'Mar 2019 – Jun 2021', ''],
  ["Oct '16 – '18", 'Oct 2016 – 2018', ''],
  ['March to June 2022', 'Mar 2022 – Jun 2022', ''],
  ['2014–17', '2014 – 2017', ''],
  ['Class of 2016', '2016', ''],
  ['2020', '2020', ''],
  ['2015 - 2015', '2015', ''],
  // What else was typed is kept beside.
  ['six months in 2013', '2013 – 2013', 'six months'],
  ['Jun - Dec 2023 (SIWES)', 'Jun 2023 – Dec 2023', 'SIWES'],
  ['NYSC, 2019/2020', '2019 – 2020', 'NYSC'],
  ['off and on since 2019', '2019 – Present', 'off and on'],
  ['Summer 2022 to now', '2022 – Present', 'from summer'],
  ['Jan 2019 – Mar 2021 · 2 yrs 3 mos', 'Jan 2019 – Mar 2021', '2 yrs 3 mos'],
])('%s is printed as %s', (typed, text, rest) => {
  expect(printedPeriod(typed)).toMatchObject({ text, rest })
})

test.each([
  'three years, before 2015',
  'three years and a term, to July 2025',
  'expected 2027',
  // March to some, April to others; a month to some, and two years to others.
  '03/04/2019 - 05/06/2020',
  '2010-12',
  '2012, 2014 and 2016',
  'since school, 2 yrs or so',
  'İstanbul 2019',
  '',
])('%s stays as it was typed', typed => {
  expect(printedPeriod(typed)).toEqual({ text: typed, rest: '', span: null })
})
