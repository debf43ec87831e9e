import { describe, expect, test } from 'vitest'
import type { Application } from '../api/applications.ts'
import { csvCells, csvHeadings, importRowLimit, planImport } from './application-csv.ts'

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
  stage: 3,
  aiApplied: false,
  version: 2,
  createdAt: '2026-11-09T23:30:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
}

const accepted = (table: readonly (readonly string[])[]) => {
  const plan = planImport(table)
  if (plan.refused !== null) throw new Error(plan.refused)
  return plan
}

const rowOf = (heading: string[], ...cells: string[]) =>
  accepted([
    ['Job title', 'Company', ...heading],
    ['Supply Planner', 'Tudun Foods', ...cells],
  ])

describe('export', () => {
  test('is one line with the day of adding in Lagos', () => {
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
    '%s comes back',
    notes => {
      const { jobTitle, companyName, location, status, jobUrl, appliedDate } = supplyPlanner
      const plan = accepted([csvHeadings, csvCells({ ...supplyPlanner, notes })])
      expect(plan.rows.map(({ form }) => form)).toEqual([
        { jobTitle, companyName, location, status, jobUrl, appliedDate, notes },
      ])
      expect(plan.problems).toEqual([])
      expect(plan.unread).toEqual([])
    },
  )

  test('no cell starts a formula', () => {
    const cells = csvCells({ ...supplyPlanner, jobTitle: '=HYPERLINK("https://bad.example")', notes: '@x' })
    expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

describe('headings of other spreadsheets', () => {
  test.each([
    ['Position', 'Employer'],
    ['ROLE', 'Organisation'],
    ['job_title', 'Company Name'],
    ['Title', 'firm'],
  ])('%s and %s', (title, company) => {
    expect(
      accepted([
        [title, company],
        ['Data Officer', 'Ọdánú Health'],
      ]).rows[0]?.form,
    ).toEqual({
      jobTitle: 'Data Officer',
      companyName: 'Ọdánú Health',
      location: '',
      status: 'applied',
      appliedDate: null,
      jobUrl: '',
      notes: '',
    })
  })

  test('those that say nothing to us are named', () => {
    expect(rowOf(['Salary', 'Notes', 'Contact'], '400k', 'Call', 'Bala').unread).toEqual([
      'Salary',
      'Contact',
    ])
  })

  test('without a title and a company nothing is read', () => {
    expect(
      planImport([
        ['Name', 'Company'],
        ['x', 'y'],
      ]).refused,
    ).toMatch('It reads: Name, Company.')
    expect(planImport([['', ' '], []]).refused).toBe('There is nothing in this file.')
  })
})

describe('a row', () => {
  test.each([
    ['Interviewing', 'interview'],
    ['NOT SELECTED', 'rejected'],
    ['submitted', 'applied'],
    ['Wishlist', 'saved'],
    ['', 'applied'],
  ])('of status "%s" is %s', (word, status) => {
    expect(rowOf(['Status'], word).rows[0]).toMatchObject({ form: { status }, remarks: [] })
  })

  test.each([
    [
      'Status',
      'Ghosted',
      { status: 'applied' },
      'The status "Ghosted" is not known here. It is set to Applied.',
    ],
    [
      'Date',
      '31/02/2026',
      { appliedDate: null },
      'The date "31/02/2026" could not be read. It is left empty.',
    ],
    [
      'Date',
      '11/20/2026',
      { appliedDate: '2026-11-20' },
      'The date "11/20/2026" is read as month/day/year: 2026-11-20.',
    ],
    [
      'Link',
      'ask Bala',
      { jobUrl: '', notes: 'ask Bala' },
      '"ask Bala" is not a web address. It is kept in the notes.',
    ],
  ])('whose %s is "%s" is kept, and said', (heading, text, form, remark) => {
    expect(rowOf([heading], text).rows[0]).toMatchObject({ form, remarks: [remark] })
  })

  test('gets https:// where its address has none', () => {
    expect(rowOf(['URL'], 'www.jobs.example/42').rows[0]).toMatchObject({
      form: { jobUrl: 'https://www.jobs.example/42' },
      remarks: [],
    })
  })

  test.each([
    [['', 'Tudun Foods'], 'Job title is required.'],
    [['', ' ', 'Kano'], 'Job title is required. Company is required.'],
    [['x'.repeat(201), 'Tudun Foods'], 'Job title: Keep this under 200 characters.'],
  ])('%# that cannot be added is named with the reason', (cells, reason) => {
    expect(accepted([['Title', 'Company', 'Location'], cells]).problems).toEqual([{ row: 2, reason }])
  })
})

test('row numbers are those of the spreadsheet, blank rows and all', () => {
  const plan = accepted([
    [''],
    ['Title', 'Company'],
    ['Supply Planner', 'Tudun Foods'],
    ['', ''],
    ['supply  planner', 'TUDUN foods'],
    ['', 'Sahel Motors'],
  ])
  expect(plan.rows.map(({ row }) => row)).toEqual([3])
  expect(plan.problems).toEqual([
    { row: 5, reason: 'The same job and company as row 3.' },
    { row: 6, reason: 'Job title is required.' },
  ])
})

test('a file of too many rows is refused with its number', () => {
  const rows = Array.from({ length: importRowLimit + 1 }, (_, n) => [`Job ${n}`, 'Tudun Foods'])
  expect(planImport([['Title', 'Company'], ...rows]).refused).toMatch('2,001 rows')
})
