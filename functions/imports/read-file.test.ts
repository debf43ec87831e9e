import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { deepDocx, docxOf, locked, lyingZip, scan, zipBomb } from './broken-files.testing.ts'
import { readFile } from './read-file.ts'
import { parts, sheet } from './sheet.testing.ts'

const pdf = () => sheet([{ left: 60, width: 475, top: 60, lines: [parts.name, ...parts.work] }])
const ole = (words: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(words, 'utf16le')])

test.each([
  ['a picture of a page', scan, 'unreadable_file', 'no text'],
  ['a PDF with a password', locked, 'unreadable_file', 'PasswordException'],
  ['the beginning of a PDF', async () => (await pdf()).subarray(0, 400), 'unreadable_file', 'InvalidPDF'],
  ['the beginning of a Word document', () => docxOf('Ada').subarray(0, 90), 'unreadable_file', 'broken'],
  ['a Word document with a password', () => ole('EncryptedPackage'), 'unreadable_file', 'locked'],
  ['a Word document from before 2007', () => ole('WordDocument'), 'wrong_file_type', ''],
  ['a zip bomb', zipBomb, 'unreadable_file', 'too large'],
  ['a zip bomb that hides its size', lyingZip, 'unreadable_file', 'too large'],
  ['a document of 200,000 boxes in one another', deepDocx, 'unreadable_file', 'nested|stack'],
  ['a zip of something else', () => zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), 'wrong_file_type', ''],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'wrong_file_type', ''],
  ['a text', () => Buffer.from('Ada Obi'), 'wrong_file_type', ''],
  ['nothing', () => Buffer.alloc(0), 'wrong_file_type', ''],
  ['a document without words', () => docxOf(' '), 'unreadable_file', 'no text'],
])('%s says what it is', async (_, file, fault, because) => {
  const error = await readFile(await file()).catch((error: unknown) => error)
  expect(error).toMatchObject({ fault })
  expect(error instanceof Error && String(error.cause)).toMatch(new RegExp(because, 'i'))
})
