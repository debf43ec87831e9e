import { expect, test } from 'vitest'
import { instantIn, isZone, wallClockIn, zoneWords } from './zoned-time.ts'

// Day, time and zone of an invitation, and its instant.
test.each([
  ['2026-11-27', '10:00', 'Africa/Lagos', '2026-11-27T09:00:00.000Z'],
  ['2026-11-27', '00:30', 'Africa/Lagos', '2026-11-26T23:30:00.000Z'],
  ['2028-02-29', '23:59', 'Africa/Lagos', '2028-02-29T22:59:00.000Z'],
  ['2026-11-27', '10:00', 'UTC', '2026-11-27T10:00:00.000Z'],
  // Summer time and winter time.
  ['2026-07-01', '09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01', '09:00', 'Europe/London', '2026-12-01T09:00:00.000Z'],
  ['2026-07-01', '09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  // South of the equator summer is in December.
  ['2026-12-01', '09:00', 'Australia/Sydney', '2026-11-30T22:00:00.000Z'],
  // Zones with half hours, and the two ends of the world.
  ['2026-11-27', '10:00', 'Asia/Kolkata', '2026-11-27T04:30:00.000Z'],
  ['2026-11-27', '10:00', 'Asia/Kathmandu', '2026-11-27T04:15:00.000Z'],
  ['2026-11-27', '10:00', 'Pacific/Kiritimati', '2026-11-26T20:00:00.000Z'],
  ['2026-11-27', '10:00', 'Pacific/Pago_Pago', '2026-11-27T21:00:00.000Z'],
  // The year ends within the difference.
  ['2026-12-31', '23:30', 'America/Los_Angeles', '2027-01-01T07:30:00.000Z'],
  // The hour before and after the clocks change.
  ['2026-03-29', '00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '00:59', 'Europe/London', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '02:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
  // A time that comes twice is the first of the two.
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s %s in %s is %s, and reads the same again', (day, time, zone, instant) => {
  const found = instantIn(zone, { day, time })
  expect(found?.toISOString()).toBe(instant)
  expect(wallClockIn(zone, new Date(instant))).toEqual({ day, time })
})

test.each([
  ['2026-03-29', '01:30', 'Europe/London', { day: '2026-03-29', time: '02:30' }],
  ['2026-03-08', '02:30', 'America/New_York', { day: '2026-03-08', time: '03:30' }],
  // Half an hour is skipped here.
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', { day: '2026-10-04', time: '02:45' }],
])('%s %s in %s is skipped by the clocks, and becomes a time after the change', (day, time, zone, shown) => {
  const found = instantIn(zone, { day, time })
  expect(found && wallClockIn(zone, found)).toEqual(shown)
})

test.each([
  ['', '10:00', 'Africa/Lagos'],
  ['2026-02-30', '10:00', 'Africa/Lagos'],
  ['2026-11-27', '', 'Africa/Lagos'],
  ['2026-11-27', '25:00', 'Africa/Lagos'],
  ['2026-11-27', '10:00', 'Africa/Atlantis'],
])('there is no instant for %j %j in %s', (day, time, zone) => {
  expect(instantIn(zone, { day, time })).toBeNull()
})

test.each([
  ['Africa/Lagos', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['+01:00', false],
  ['Africa/Atlantis', false],
  ['', false],
  ['Africa/Lagos\n', false],
  [`A${'a'.repeat(200)}`, false],
])('%j is the name of a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
  if (!known) expect(wallClockIn(zone, new Date(0))).toBeNull()
})

test.each([
  ['Europe/London', 'London time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Etc/UTC', 'UTC'],
])('%s is called %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words)
})
