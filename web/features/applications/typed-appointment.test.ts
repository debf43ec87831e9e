import { expect, test } from 'vitest'
import { noAppointment, writtenAppointment } from './typed-appointment.ts'

const typed = { ...noAppointment(), zone: 'Africa/Lagos', day: '2026-11-27', time: '10:00', place: ' Yaba ' }

test('a typed interview is stored as an instant, and nothing typed as none', () => {
  expect(writtenAppointment.parse(typed)).toEqual({
    at: '2026-11-27T09:00:00.000Z',
    zone: 'Africa/Lagos',
    place: 'Yaba',
  })
  expect(writtenAppointment.parse(noAppointment())).toBeNull()
})

test.each([
  ['without its day', { day: '' }, ['day']],
  ['without its time', { time: '' }, ['time']],
  ['with a place alone', { day: '', time: '' }, ['day', 'time']],
  ['with a year of five figures', { day: '20266-11-27' }, ['day']],
  ['in a zone that this device does not know', { zone: 'Africa/Atlantis' }, ['day']],
])('an interview %s is not taken for none', (_, change, fields) => {
  const { error } = writtenAppointment.safeParse({ ...typed, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
})
