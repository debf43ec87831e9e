import { describe, expect, test } from 'vitest'
import { planImport } from './application-csv-plan.ts'
import { importRowLimit, readImport } from './application-import.ts'

type Own = Parameters<typeof planImport>[1]

const accepted = (table: readonly (readonly string[])[], own: Own = []) => {
  const read = readImport(table)
  if (read.refused !== null) throw new Error(read.refused)
  return planImport(read.reading, own)
}

const rowOf = (heading: string[], ...cells: string[]) =>
  accepted([
    ['Job title', 'Company', ...heading],
    ['Supply Planner', 'Tudun Foods', ...cells],
  ])

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
      interview: null,
      location: '',
      status: 'applied',
      appliedDate: null,
      jobUrl: '',
      notes: '',
    })
  })

  test('unknown headings are named', () => {
    expect(rowOf(['Salary', 'Notes', 'Contact'], '400k', 'Call', 'Bala').unread).toEqual([
      'Salary',
      'Contact',
    ])
  })

  test('a file without title and company columns is refused', () => {
    expect(
      readImport([
        ['Name', 'Company'],
        ['x', 'y'],
      ]).refused,
    ).toMatch('In your file it reads: Name, Company.')
    expect(readImport([['', ' '], []]).refused).toBe('There is nothing in this file.')
  })
})

describe('a row', () => {
  test.each([
    ['Interview', 'interview'],
    ['REJECTED', 'rejected'],
    ['', 'applied'],
  ])('of status "%s" is %s', (word, status) => {
    expect(rowOf(['Status'], word).rows[0]).toMatchObject({ form: { status }, remarks: [] })
  })

  test.each([
    ['Status', 'Hired', { status: 'offer' }, 'The status "Hired" is read as Offer.'],
    ['Status', 'NOT SELECTED', { status: 'rejected' }, 'The status "NOT SELECTED" is read as Rejected.'],
    ['Status', 'submitted', { status: 'applied' }, 'The status "submitted" is read as Applied.'],
    ['Status', 'Wishlist', { status: 'saved' }, 'The status "Wishlist" is read as Saved.'],
    [
      'Status',
      'Ghosted',
      { status: 'applied' },
      'Aiki does not know the status "Ghosted". It is set to Applied.',
    ],
    [
      'Date',
      '31/02/2026',
      { appliedDate: null },
      'The date "31/02/2026" could not be read. It is left empty.',
    ],
    [
      'Link',
      'ask Bala',
      { jobUrl: '', notes: 'ask Bala' },
      '"ask Bala" is not a web address. It is kept in the notes.',
    ],
  ])('whose %s is "%s" is added, with a remark', (heading, text, form, remark) => {
    expect(rowOf([heading], text).rows[0]).toMatchObject({ form, remarks: [remark] })
  })

  test('gets https:// when its address has none', () => {
    expect(rowOf(['URL'], 'www.jobs.example/42').rows[0]).toMatchObject({
      form: { jobUrl: 'https://www.jobs.example/42' },
      remarks: [],
    })
  })

  test.each([
    [['', 'Tudun Foods'], 'Job title is required.'],
    [['', ' ', 'Kano'], 'Job title is required. Company is required.'],
    [['x'.repeat(201), 'Tudun Foods'], 'Job title: Keep this to at most 200 characters.'],
  ])('row %# that cannot be added is named with the reason', (cells, reason) => {
    expect(accepted([['Title', 'Company', 'Location'], cells]).problems).toEqual([{ row: 2, reason }])
  })
})

test('row numbers are those of the spreadsheet, and blank rows count', () => {
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
    { row: 5, reason: 'The same job and company as row 3, which comes first.' },
    { row: 6, reason: 'Job title is required.' },
  ])
})

test.each([
  [['', 'Kano', ''], ['offer', '', ''], 'row 4: The same job and company as row 3, which comes first.'],
  [
    ['', 'Kano', ''],
    ['offer', 'Kano', 'x'],
    'row 3: The same job and company as row 4, which has more details.',
  ],
  [['offer', 'Kano', ''], ['', '', 'x'], 'row 4: The same job and company as row 3, which has more details.'],
])('of two rows of one job, the row with more filled fields is added: %#', (first, second, told) => {
  const plan = accepted([
    ['Title', 'Company', 'Status', 'Place', 'Notes'],
    ['Bursar', 'Gada Cement', '', '', ''],
    ['Welder', 'Gada Cement', ...first],
    ['WELDER', 'Gada  Cement', ...second],
  ])
  expect(plan.rows).toHaveLength(2)
  expect(plan.problems.map(({ row, reason }) => `row ${row}: ${reason}`)).toEqual([told])
})

test('a job that is tracked already, in any spelling, is named and not counted as new', () => {
  const plan = accepted(
    [
      ['Title', 'Company'],
      ['supply  PLANNER', 'tudun foods'],
      ['Welder', 'Gada Cement'],
      ['Supply Planner', 'Tudun Foods'],
    ],
    [{ jobTitle: 'Supply Planner', companyName: 'Tudun Foods' }],
  )
  expect(plan.tracked.map(({ row }) => row)).toEqual([2, 4])
  expect(plan.rows.map(({ row }) => row)).toEqual([3])
  expect(plan.problems).toEqual([])
})

describe('dates with two readings', () => {
  const dated = (...dates: string[]) =>
    accepted([['Title', 'Company', 'Date'], ...dates.map((date, n) => [`Job ${n}`, 'Tudun Foods', date])])
  const daysOf = (plan: ReturnType<typeof dated>) => plan.rows.map(({ form }) => form.appliedDate)

  test('are read day first, with an example', () => {
    const plan = dated('2026-11-20', '03/04/2026')
    expect(daysOf(plan)).toEqual(['2026-11-20', '2026-04-03'])
    expect(plan.dateOrder).toEqual({ first: 'day', example: '03/04/2026', day: '2026-04-03' })
  })

  test('are read month first when another date of the file must be read so', () => {
    const plan = dated('03/04/2026', '11/20/2026')
    expect(daysOf(plan)).toEqual(['2026-03-04', '2026-11-20'])
    expect(plan.dateOrder).toEqual({ first: 'month', example: '03/04/2026', day: '2026-03-04' })
    expect(plan.rows.flatMap(({ remarks }) => remarks)).toEqual([])
  })

  test('in a file with both orders, the dates that can only be month first get a remark', () => {
    const plan = dated('20/11/2026', '11/20/2026', '03/04/2026')
    expect(daysOf(plan)).toEqual(['2026-11-20', '2026-11-20', '2026-04-03'])
    expect(plan.rows[1]?.remarks).toEqual([
      'The date "11/20/2026" can only be month first: it is read as 20 November 2026.',
    ])
  })

  test('get no remark in a file without such dates', () => {
    expect(dated('20/11/2026', '05/05/2026', 'soon').dateOrder).toBeNull()
  })
})

test('a file with too many rows is refused, and the first row too many is named', () => {
  const rows = Array.from({ length: importRowLimit + 1 }, (_, n) => [`Job ${n}`, 'Tudun Foods'])
  const { refused } = readImport([['Title', 'Company'], ['', ''], ...rows])
  expect(refused).toMatch('2,001 applications')
  expect(refused).toMatch('row 2,003')
})
