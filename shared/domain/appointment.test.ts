import { expect, test } from 'vitest'
import {
  appointmentWords,
  clockThere,
  isToCome,
  linkInPlace,
  nextReminder,
  remindersLeft,
  startsIn,
} from './appointment.ts'

const at = '2026-11-27T09:00:00.000Z'
const lagos = { at, zone: 'Africa/Lagos' }

test.each([
  ['2026-11-20T09:00:00.000Z', 2, '2026-11-26T09:00:00.000Z'],
  ['2026-11-26T08:59:59.999Z', 2, '2026-11-26T09:00:00.000Z'],
  // At the minute of a reminder it is no longer to come.
  ['2026-11-26T09:00:00.000Z', 1, '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T07:59:00.000Z', 1, '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T08:00:00.000Z', 0, null],
  ['2026-11-27T12:00:00.000Z', 0, null],
])('at %s there are %i reminders left, the next at %s', (now, left, next) => {
  expect(remindersLeft(lagos, new Date(now))).toBe(left)
  expect(nextReminder(lagos, new Date(now))?.toISOString() ?? null).toBe(next)
})

test.each([
  ['2026-11-26T09:00:00.000Z', 'Africa/Lagos', 'tomorrow'],
  // The schedule ran four hours late.
  ['2026-11-26T13:00:00.000Z', 'Africa/Lagos', 'tomorrow'],
  ['2026-11-26T15:00:00.000Z', 'Africa/Lagos', 'in 18 hours'],
  // Where the interview is, it is the same day already.
  ['2026-11-26T11:30:00.000Z', 'Pacific/Kiritimati', 'in 22 hours'],
  ['2026-11-27T07:40:00.000Z', 'Africa/Lagos', 'in an hour'],
  ['2026-11-27T08:00:00.000Z', 'Africa/Lagos', 'in an hour'],
  ['2026-11-27T08:00:01.000Z', 'Africa/Lagos', 'in 59 minutes'],
  ['2026-11-27T08:20:00.000Z', 'Africa/Lagos', 'in 40 minutes'],
  ['2026-11-27T08:59:30.000Z', 'Africa/Lagos', 'in a minute'],
  ['2026-11-20T09:00:00.000Z', 'Africa/Lagos', 'in 7 days'],
])('at %s, in %s, the interview is %s', (now, zone, words) => {
  expect(startsIn({ at, zone }, new Date(now))).toBe(words)
})

test.each([
  ['Africa/Lagos', 'Friday 27 November 2026 at 10:00, Lagos time'],
  ['America/Los_Angeles', 'Friday 27 November 2026 at 01:00, Los Angeles time'],
  ['Pacific/Kiritimati', 'Friday 27 November 2026 at 23:00, Kiritimati time'],
  // An old phone may not know a zone. The time is then true, and not that of the invitation.
  ['Africa/Atlantis', 'Friday 27 November 2026 at 09:00, UTC'],
])('in %s it is on %s', (zone, words) => {
  expect(appointmentWords({ at, zone })).toBe(words)
})

test('the clock there has the day of the place', () => {
  expect(clockThere({ at: '2026-11-27T23:30:00.000Z', zone: 'Africa/Lagos' })).toEqual({
    day: '2026-11-28',
    time: '00:30',
    zone: 'Africa/Lagos',
  })
})

test('an interview stays in view for an hour after its start', () => {
  expect(isToCome(lagos, new Date('2026-11-27T09:59:59Z'))).toBe(true)
  expect(isToCome(lagos, new Date('2026-11-27T10:00:00Z'))).toBe(false)
})

test.each([
  ['12 Broad Street, Lagos', null],
  ['https://meet.example/abc-def', ['', 'https://meet.example/abc-def', '']],
  [
    'Zoom: https://zoom.example/j/1?pwd=x, code 77',
    ['Zoom: ', 'https://zoom.example/j/1?pwd=x', ', code 77'],
  ],
  ['(https://meet.example/a).', ['(', 'https://meet.example/a', ').']],
  ['javascript:alert(1)', null],
  ['http://', null],
])('the link in %j', (place, parts) => {
  const found = linkInPlace(place)
  expect(found && [found.before, found.link, found.after]).toEqual(parts)
})
