import { expect, test } from 'vitest'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'

test.each<[string, (string | number)[][]]>([
  ['18%', [[18, 'percent']]],
  ['eighteen per cent', [[18, 'percent']]],
  ['₦420,000', [[420_000, 'money ngn']]],
  ['N420k', [[420_000, 'money ngn']]],
  ['420 thousand naira', [[420_000, 'money ngn']]],
  ['KES 1.2 million', [[1_200_000, 'money kes']]],
  ['GH₵8,000', [[8000, 'money ghs']]],
  ['a hundred and twenty buses', [[120, 'count']]],
  ['four years', [[48, 'months']]],
  ['two days', [[48, 'hours']]],
  [
    'from 50 minutes to 8',
    [
      [50 / 60, 'hours'],
      [8 / 60, 'hours'],
    ],
  ],
  [
    'from 18 to 11 percent',
    [
      [18, 'percent'],
      [11, 'percent'],
    ],
  ],
  ['2x faster', [[2, 'times']]],
  ['doubled', [[2, 'times']]],
  ['a dozen eggs', [[12, 'count']]],
  ['Office 365, Python 3, C++17, 4G, B2B and JSS3', []],
  ['open 24/7 from 9am to 17:30', []],
  ['one of the best', []],
])('%s', (text, figures) => {
  expect(figuresIn(lowered(text)).map(({ value, measure }) => [value, measure])).toEqual(figures)
})
