import { expect, test } from 'vitest'
import { kindsInJob } from './job-line.testing.ts'

test.each([
  ['feed 2000 layers morning and evening', 'Fed 2,000 layers twice a day.', true],
  ['patrol at 12, 2 and 4', 'Patrolled three times each night.', true],
  ['record vitals 4 hrly', 'Recorded vitals every four hours.', true],
  ['test restore each quarter', 'Tested a restore every three months.', true],
  ['on call every fourth week', 'On call one week in four.', true],
  ['call PTA three times a year', 'Called three PTA meetings annually.', true],
  ['moved 14 services with one colleague', 'Moved 14 services in a team of two.', true],
  ['employ 5 teachers and 2 cooks', 'Employed a staff of seven.', true],
  ['3 kids, now 8, 5 and 2', 'Cared for three kids, now eight, five and two.', true],
  ['3 kids, now 8, 5 and 2', 'Cared for five kids.', false],
  ['3 kids, now 8, 5 and 2\ntake the older ones to school', 'Took five kids to school.', false],
  ['log letters\ntyping 55 wpm', 'Logged around 50 letters a day.', false],
])('who said "%s": %s', (facts, line, isTrue) => {
  expect(kindsInJob('Worker', facts, line).includes('figure')).toBe(!isTrue)
})
