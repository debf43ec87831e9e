import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../../infra/bundling.ts'
import { docxOf, scan, swelling, zipBomb } from './broken-files.testing.ts'
import { createFileReader, sourceFileReader } from './file-reader.ts'
import { parts, sheet } from './sheet.testing.ts'

/** More time than usual, because the machine may be busy. */
const patient = { milliseconds: 60_000 }
const reader = sourceFileReader(patient)
const pdf = () => sheet([{ left: 60, width: 475, top: 60, lines: [parts.name, ...parts.work] }])
test('a PDF that unpacks to 120 MB is stopped at the limit', async () => {
  const error = await sourceFileReader({ ...patient, external: 64 })
    .textOf(swelling(120))
    .catch((error: unknown) => error)
  expect(error).toMatchObject({ fault: 'unreadable_file', cause: { message: 'too much memory' } })
})

const thread = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test.each([
  ['never ends', 'for (;;) {}', { milliseconds: 200 }],
  [
    'fills its heap',
    'const all = []; for (;;) all.push(new Array(100_000).fill({}))',
    { ...patient, heap: 32 },
  ],
  [
    'fills the memory besides',
    'const all = []; setInterval(() => all.push(new Uint8Array(20_000_000).fill(1)), 5)',
    { ...patient, external: 100 },
  ],
  ['ends without a word', 'process.exit(0)', {}],
  ['answers something else', `import('node:worker_threads').then(it => it.parentPort.postMessage(7))`, {}],
])('a thread that %s is stopped', async (_, code, bounds) => {
  await expect(createFileReader(thread(code), bounds).textOf(docxOf('Ada'))).rejects.toMatchObject({
    fault: 'unreadable_file',
  })
  expect(await reader.textOf(docxOf('Ada'))).toBe('Ada')
})

test('the thread cannot see our settings', async () => {
  const code = `import('node:worker_threads').then(it => it.parentPort.postMessage({ text: JSON.stringify(process.env) }))`
  expect(await createFileReader(thread(code)).textOf(docxOf('Ada'))).toBe('{}')
})

test('the fault of a file comes from the thread to the caller', async () => {
  await expect(reader.textOf(zipBomb())).rejects.toMatchObject({ fault: 'unreadable_file' })
  await expect(reader.textOf(Buffer.from('Ada Obi'))).rejects.toMatchObject({ fault: 'wrong_file_type' })
})

test('several files at once', async () => {
  const names = ['Ada', 'Bola', 'Chidi']
  const texts = await Promise.all(names.map(name => reader.textOf(docxOf(name))))
  expect(texts.map(text => text.trim())).toEqual(names)
})

const directory = mkdtempSync(join(tmpdir(), 'aiki-imports-'))
beforeAll(() => bundle(join(import.meta.dirname, '../lambda/imports.ts'), directory))
afterAll(() => rmSync(directory, { recursive: true }))

test('the Lambda bundle is one file without packages, and starts its own thread', async () => {
  const bundled = createFileReader(pathToFileURL(join(directory, 'index.mjs')), patient)
  expect(await bundled.textOf(await pdf())).toBe(await reader.textOf(await pdf()))
  expect(await bundled.textOf(docxOf('Ṣẹ̀gun'))).toBe('Ṣẹ̀gun')
  await expect(bundled.textOf(await scan())).rejects.toMatchObject({ fault: 'unreadable_file' })
})
