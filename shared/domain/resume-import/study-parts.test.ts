import { expect, test } from 'vitest'
import { studyParts } from './study-parts.ts'

test.each([
  ['B.Sc. Economics, University of Benin (Second Class Upper)', ['degree', 'school', 'grade']],
  ['West African Senior School Certificate', ['degree']],
  ["Queen's School, Enugu", ['school']],
  ['Diploma in Law from Kaduna Polytechnic', ['degree', 'school']],
  ['GPA: 2:1', ['grade']],
  ['CGPA: 4.5/5.0', ['grade']],
  ['3.9 of 5', ['grade']],
  ['KCSE, Mean Grade A- (78 points)', ['degree', 'grade']],
  ['KNUST, Kumasi — BSc Civil Engineering', ['school', 'degree']],
  ['Federal University, College of Medicine', ['school']],
  ['Barrister at Law (BL), Nigerian Law School, Bwari', ['degree', 'school']],
])('%s says %s', (text, kinds) => {
  expect(studyParts(text).map(({ is }) => is)).toEqual(kinds)
})
