import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../../infra/bundling.ts'
import { deepDocx, docxOf, locked, lyingZip, scan, swelling, zipBomb } from './broken-files.testing.ts'
import { createFileReader, sourceFileReader } from './file-reader.ts'
import { parts, sheet } from './sheet.testing.ts'

const reader = sourceFileReader()
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
])('%s says what it is, and does no harm', async (_, file, fault, because) => {
  const error = await reader.textOf(await file()).catch((error: unknown) => error)
  expect(error).toMatchObject({ fault })
  expect(error instanceof Error && String(error.cause)).toMatch(new RegExp(because, 'i'))
  expect(await reader.textOf(docxOf('Ada'))).toContain('Ada')
})

test('a PDF that unpacks to 400 MB is stopped at the bound', async () => {
  const error = await sourceFileReader({ besides: 64 }).textOf(swelling(400)).catch((error: unknown) => error)
  expect(error).toMatchObject({ fault: 'unreadable_file', cause: { message: 'too much memory' } })
})

const thread = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test.each([
  ['never ends', 'for (;;) {}', { milliseconds: 200 }],
  ['fills its heap', 'const all = []; for (;;) all.push(new Array(100_000).fill({}))', { heap: 32 }],
  [
    'fills the memory besides',
    'const all = []; setInterval(() => all.push(new Uint8Array(20_000_000).fill(1)), 5)',
    { besides: 100 },
  ],
  ['ends without a word', 'process.exit(0)', {}],
  ['answers something else', `import('node:worker_threads').then(it => it.parentPort.postMessage(7))`, {}],
])('a thread that %s is stopped', async (_, code, bounds) => {
  await expect(createFileReader(thread(code), bounds).textOf(docxOf('Ada'))).rejects.toMatchObject({
    fault: 'unreadable_file',
  })
})

test('the thread sees nothing of our settings', async () => {
  const code = `import('node:worker_threads').then(it => it.parentPort.postMessage({ text: JSON.stringify(process.env) }))`
  expect(await createFileReader(thread(code)).textOf(docxOf('Ada'))).toBe('{}')
})

test('several files at once', async () => {
  const names = ['Ada', 'Bola', 'Chidi']
  const texts = await Promise.all(names.map(name => reader.textOf(docxOf(name))))
  expect(texts.map(text => text.trim())).toEqual(names)
})

const directory = mkdtempSync(join(tmpdir(), 'aiki-imports-'))
beforeAll(() => bundle(join(import.meta.dirname, '../lambda/imports.ts'), directory))
afterAll(() => rmSync(directory, { recursive: true }))

test('what Lambda loads is one file, far from any package, and its own thread', async () => {
  const bundled = createFileReader(pathToFileURL(join(directory, 'index.mjs')))
  expect(await bundled.textOf(await pdf())).toBe(await reader.textOf(await pdf()))
  expect(await bundled.textOf(docxOf('Ṣẹ̀gun'))).toBe('Ṣẹ̀gun')
  await expect(bundled.textOf(await scan())).rejects.toMatchObject({ fault: 'unreadable_file' })
})
