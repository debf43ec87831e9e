import { expect, test } from 'vitest'
import { withPlainLabels } from './europass-labels.ts'
import { textLinesOf } from './lines.ts'

test('the labels of the first form of Europass, one on two lines, and the employer below the duties', () => {
  const lines = textLinesOf(
    [
      'Dates\t2012 – 2016',
      'Occupation or\tLaboratory assistant',
      'position held',
      'Main activities and responsibilities\tTook samples',
      'Name and address of employer\tKudi Clinic, Thika',
    ].join('\n'),
  )
  expect(withPlainLabels(lines).map(({ text, bullet }) => `${bullet}: ${text}`)).toEqual([
    'none: 2012 – 2016',
    'none: Position: Laboratory assistant',
    'none: Organisation: Kudi Clinic, Thika',
    'sign: Took samples',
  ])
})
