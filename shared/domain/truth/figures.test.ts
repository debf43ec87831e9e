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
  ['30 deliveries a month between 4 of us', 'Did 30 deliveries a month with three others.', true],
  ['30 deliveries a month between 4 of us', 'Did 30 deliveries a month with five others.', false],
  ['keep 18 buses with 2 other mechanics', 'In a three-person team, kept 18 buses.', true],
  ['keep 18 buses with 2 other mechanics', 'In a six-person team, kept 18 buses.', false],
  ['clinic every tuesday n thursday', 'Held a clinic on two days of the week.', true],
  ['teach on mon, wed and fri', 'Teach five days a week.', false],
  ['cut start from abt 6 secs to 2.5', 'Cut start from around 6 s to 2.5 s.', true],
  ['teach English, Maths, Science, French and Music', 'Teach five subjects.', true],
  ['teach English, Maths, Science, French and Music', 'Teach seven subjects.', false],
  ['I use Moniepoint and Opay', 'Use terminals of two providers, Moniepoint and Opay.', true],
  ['blood drives, usually 2 a year', 'Hold blood drives twice a year.', true],
  ['drive 75hp and 115hp boats', 'Drive boats of 75 and 115 hp.', true],
  ['drive 75hp and 115hp boats', 'Drive boats of 75 and 200 hp.', false],
  ['3 kids, now 8, 5 and 2', 'Cared for three kids, now eight, five and two.', true],
  ['3 kids, now 8, 5 and 2', 'Cared for five kids.', false],
  ['3 kids, now 8, 5 and 2\ntake the older ones to school', 'Took five kids to school.', false],
  ['medicine for about 30 children a shift', 'Gave medicine to around 30 children per shift.', true],
  ['medicine for about 30 children a shift', 'Gave medicine to over 30 children per shift.', false],
  ['log letters\ntyping 55 wpm', 'Logged around 50 letters a day.', false],
])('who said "%s": %s', (facts, line, isTrue) => {
  expect(kindsInJob('Worker', facts, line).includes('figure')).toBe(!isTrue)
})
