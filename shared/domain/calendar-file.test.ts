import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = (title: string, place: string) =>
  calendarFile(
    {
      id: '01KADEM0000000000000000001',
      title,
      appointment: { at: '2026-11-27T09:00:00.000Z', zone: 'Africa/Lagos', place },
      url: 'https://aiki.example/dashboard/applications?edit=01KADEM0000000000000000001',
    },
    new Date('2026-11-20T10:00:00.000Z'),
  )

test('an interview as a file for calendars: escaped, and with the time in UTC', () => {
  expect(file('Interview: Planner; Tudun, Foods', '12 Broad St, \\Yaba').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aiki//Interviews//EN',
    'BEGIN:VEVENT',
    'UID:01KADEM0000000000000000001@aiki.example',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261127T090000Z',
    'DURATION:PT1H',
    'SUMMARY:Interview: Planner\\; Tudun\\, Foods',
    'LOCATION:12 Broad St\\, \\\\Yaba',
    'DESCRIPTION:https://aiki.example/dashboard/applications?edit=01KADEM0000000',
    ' 000000000001',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a long line of Yoruba letters is folded after at most 75 bytes, and no letter is split', () => {
  const title = 'Ẹ̀bùn Ṣọ́lá '.repeat(20)
  const lines = file(title, '').split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})
