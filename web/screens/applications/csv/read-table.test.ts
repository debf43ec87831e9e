import { expect, test } from 'vitest'
import { decode, readTable } from './read-table.ts'

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
  ['commas', 'Title,Company\nData Officer,"Bala, Sons"'],
  ['semicolons', 'Title;Company\r\nData Officer;Bala, Sons'],
  ['tabs', 'Title\tCompany\nData Officer\tBala, Sons'],
])('%s part the columns', (_, text) => {
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
