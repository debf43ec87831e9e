import { describe, expect, test } from 'vitest'
import { applicationOf } from './application.testing.ts'
import { csvCells, csvHeadings } from './application-csv.ts'
import { planImport } from './application-csv-plan.ts'
import { readImport } from './application-import.ts'

const supplyPlanner = applicationOf({
  location: 'Kano',
  status: 'interview',
  stage: 3,
  jobUrl: 'https://jobs.example/supply?id=1,2',
  notes: 'Round two.\nBring "the" report; ₦420,000',
  appliedDate: '2026-11-09',
  interview: {
    at: '2026-11-27T10:00:00.000Z',
    zone: 'Europe/London',
    place: 'https://meet.example/a, code 7',
  },
  createdAt: '2026-11-09T23:30:00.000Z',
})

describe('export', () => {
  test('is one line, with the day of adding in Lagos', () => {
    expect(csvHeadings.join()).toBe(
      'Job title,Company,Location,Status,Applied date,Interview,Interview time zone,Interview place,Job URL,Notes,Added',
    )
    expect(csvCells(supplyPlanner)).toEqual([
      'Supply Planner',
      'Tudun Foods',
      'Kano',
      'Interview',
      '2026-11-09',
      '2026-11-27 10:00',
      'Europe/London',
      'https://meet.example/a, code 7',
      'https://jobs.example/supply?id=1,2',
      'Round two.\nBring "the" report; ₦420,000',
      '2026-11-10',
    ])
  })

  test.each(['=1+1', '+234 803', '-', '@SUM(A1)', "'=quoted", "''-twice", "'plain"])(
    '%s is the same after export and import',
    notes => {
      const { jobTitle, companyName, location, status, jobUrl, appliedDate, interview } = supplyPlanner
      const read = readImport([csvHeadings, csvCells({ ...supplyPlanner, notes })])
      expect(read.refused === null && planImport(read.reading, [])).toEqual({
        rows: [
          {
            row: 2,
            form: { jobTitle, companyName, location, status, jobUrl, appliedDate, interview, notes },
            remarks: [],
          },
        ],
        tracked: [],
        problems: [],
        unread: [],
        dateOrder: null,
      })
    },
  )

  test('no cell starts a formula', () => {
    const cells = csvCells({ ...supplyPlanner, jobTitle: '=HYPERLINK("https://bad.example")', notes: '@x' })
    expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

/** One row of a file with these three columns about its interview. */
const readInterview = (interview: string, zone = '', place = '') => {
  const read = readImport([
    ['Job title', 'Company', 'Interview date', 'Time zone', 'Venue'],
    ['Welder', 'Gada Cement', interview, zone, place],
  ])
  const [candidate] = read.refused === null ? read.reading.candidates : []
  return candidate && { ...candidate.form.interview, notes: candidate.form.notes, remarks: candidate.remarks }
}

test.each([
  ['2026-11-27 10:00', 'Europe/London', '2026-11-27T10:00:00.000Z', []],
  [
    '27/11/2026, 9:30',
    '',
    '2026-11-27T08:30:00.000Z',
    ['The interview "27/11/2026, 9:30" is read as Friday 27 November 2026 at 09:30, Lagos time.'],
  ],
  [
    '2026-11-27T10:00:00',
    'WAT',
    '2026-11-27T09:00:00.000Z',
    ['The interview "2026-11-27T10:00:00" is read as Friday 27 November 2026 at 10:00, Lagos time.'],
  ],
])('an interview %s of a file, zone %j', (text, zone, at, remarks) => {
  expect(readInterview(text, zone, 'Yaba')).toMatchObject({ at, place: 'Yaba', notes: '', remarks })
})

test.each(['Second round', '2026-11-27', '2026-02-30 10:00'])(
  'an interview %j is kept in the notes',
  text => {
    expect(readInterview(text, '', 'Yaba')).toEqual({
      notes: `Interview: ${text} Yaba`,
      remarks: [`The interview "${text}" has no day and time that could be read. It is kept in the notes.`],
    })
  },
)
