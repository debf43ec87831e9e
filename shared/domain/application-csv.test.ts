import { describe, expect, test } from 'vitest'
import type { Application } from '../api/applications.ts'
import { csvCells, csvHeadings } from './application-csv.ts'
import { planImport } from './application-csv-plan.ts'
import { readImport } from './application-import.ts'

const supplyPlanner: Application = {
  id: '01KADEM0000000000000000001',
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  location: 'Kano',
  status: 'interview',
  jobUrl: 'https://jobs.example/supply?id=1,2',
  notes: 'Round two.\nBring "the" report; ₦420,000',
  appliedDate: '2026-11-09',
  origin: 'manual',
  jobId: null,
  skills: [],
  answeredDate: null,
  stage: 3,
  aiApplied: false,
  version: 2,
  createdAt: '2026-11-09T23:30:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
}

describe('export', () => {
  test('is one line, with the day of adding in Lagos', () => {
    expect(csvHeadings.join()).toBe('Job title,Company,Location,Status,Applied date,Job URL,Notes,Added')
    expect(csvCells(supplyPlanner)).toEqual([
      'Supply Planner',
      'Tudun Foods',
      'Kano',
      'Interview',
      '2026-11-09',
      'https://jobs.example/supply?id=1,2',
      'Round two.\nBring "the" report; ₦420,000',
      '2026-11-10',
    ])
  })

  test.each(['=1+1', '+234 803', '-', '@SUM(A1)', "'=quoted", "''-twice", "'plain"])(
    '%s is the same after export and import',
    notes => {
      const { jobTitle, companyName, location, status, jobUrl, appliedDate } = supplyPlanner
      const read = readImport([csvHeadings, csvCells({ ...supplyPlanner, notes })])
      expect(read.refused === null && planImport(read.reading, [])).toEqual({
        rows: [
          {
            row: 2,
            form: { jobTitle, companyName, location, status, jobUrl, appliedDate, notes },
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
