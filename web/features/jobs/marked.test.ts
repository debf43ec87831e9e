import { expect, test } from 'vitest'
import { segmentsOf } from './marked.tsx'

/** The marked pieces in brackets. */
const drawn = (text: string, ...marks: [number, number][]) =>
  segmentsOf(text, marks)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each<[string, [number, number][], string]>([
  ['no marks', [], 'Data Analyst'],
  ['one within', [[5, 12]], 'Data [Analyst]'],
  [
    'two, the later first',
    [
      [5, 12],
      [0, 4],
    ],
    '[Data] [Analyst]',
  ],
  [
    'two that overlap',
    [
      [0, 6],
      [5, 12],
    ],
    '[Data A][nalyst]',
  ],
  [
    'one in another',
    [
      [0, 12],
      [2, 3],
    ],
    '[Data Analyst]',
  ],
  ['one beyond the end', [[5, 99]], 'Data [Analyst]'],
  ['one outside', [[40, 50]], 'Data Analyst'],
  ['one that is empty', [[3, 3]], 'Data Analyst'],
  ['one before the beginning', [[-3, 4]], '[Data] Analyst'],
])('%s', (_, marks, expected) => {
  expect(drawn('Data Analyst', ...marks)).toBe(expected)
})

test('markup is shown as text', () => {
  expect(segmentsOf('<img src=x onerror=alert(1)>', [[0, 4]])).toEqual([
    { from: 0, text: '<img', marked: true },
    { from: 4, text: ' src=x onerror=alert(1)>', marked: false },
  ])
})
