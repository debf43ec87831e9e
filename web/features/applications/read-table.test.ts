import { expect, test } from 'vitest'
import type { Application } from '../../../shared/api/applications.ts'
import { applicationOf } from '../../../shared/domain/application.testing.ts'
import { readImport } from '../../../shared/domain/application-import.ts'
import { decode, isBinary, readTable } from './read-table.ts'
import { writeTable } from './write-table.ts'

test.each([
  ['UTF-8', new TextEncoder().encode('Ọdánú Health ₦')],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Ọdánú Health ₦')])],
  [
    "Excel's two bytes",
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([...'Ọdánú Health ₦'].map(c => c.charCodeAt(0))).buffer),
    ]),
  ],
])('%s', (_, bytes) => {
  expect(decode(bytes)).toBe('Ọdánú Health ₦')
})

test('the old alphabet of Windows', () => {
  expect(decode(new Uint8Array([0x4e, 0xe9, 0x65]))).toBe('Née')
})

test.each([
  ['a workbook of Excel', [0x50, 0x4b, 0x03, 0x04, 0x14], true],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0], true],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], true],
  ['a text in two-byte letters', [0xff, 0xfe, 0x50, 0, 0x4b, 0], false],
  ['a text that begins with PK', [...new TextEncoder().encode('PK,Company\tJob\r\n')], false],
])('%s: binary or not', (_, bytes, binary) => {
  expect(isBinary(decode(new Uint8Array(bytes)))).toBe(binary)
})

test.each([
  ['commas', 'Title,Company\nData Officer,"Bala, Sons"'],
  ['semicolons', 'Title;Company\r\nData Officer;Bala, Sons'],
  ['tabs', 'Title\tCompany\nData Officer\tBala, Sons'],
])('%s separate the columns', (_, text) => {
  expect(readTable(text)).toEqual([
    ['Title', 'Company'],
    ['Data Officer', 'Bala, Sons'],
  ])
})

test('blank lines stay, so that row numbers are those of the spreadsheet', () => {
  expect(readTable('Title,Company\n\nData Officer,Bala')?.length).toBe(3)
})

test('a quote that is never closed would swallow rows: the text is refused', () => {
  expect(readTable('Title,Company\n"Data Officer,Bala\nData Clerk,Sahel')).toBeNull()
})

/** An application with this text wherever a person may type one, and in its notes also on a line of its own. */
const written = (text: string): Application =>
  applicationOf({
    jobTitle: text,
    companyName: text,
    location: text,
    status: 'interview',
    jobUrl: `https://jobs.example/a?q=${text.replaceAll(' ', '')}`,
    notes: `${text}\n${text}\n\n"${text}"`,
    appliedDate: '2026-11-09',
    interview: { at: '2026-11-27T10:00:00.000Z', zone: 'Europe/London', place: text },
  })

const formOf = (row: Application) => {
  const { jobTitle, companyName, location, status, jobUrl, notes, appliedDate, interview } = row
  return { jobTitle, companyName, location, status, jobUrl, notes, appliedDate, interview }
}

test('a file of an export is read as it was written, whatever stands in its columns', () => {
  const rows = [
    'Bala, "the" Sons; & more',
    '"quoted"',
    'Ọdánú Ẹ̀gbá ₦ é',
    '👩🏾‍⚕️ Nurse',
    "'plain",
    "'=quoted",
    '=1+1',
    '+234 803',
    '-5;-6',
    '@SUM(A1);"=2"',
    ';',
  ].map(written)
  const table = readTable(decode(new TextEncoder().encode(writeTable(rows))))
  const read = readImport(table ?? [])
  expect(read.refused === null && read.reading).toMatchObject({
    candidates: rows.map(row => ({ form: formOf(row), remarks: [] })),
    unfit: [],
    unread: [],
    dateOrder: null,
  })
})
