import { expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import { aminasForm } from '../../shared/domain/resume/form.testing.ts'
import { formOfDocument } from '../../shared/domain/resume/form-of-document.ts'
import { toJsonResume } from '../../shared/domain/resume/json-resume.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import { resumeDocx } from '../documents/docx.ts'
import { resumePdf } from '../documents/pdf.ts'
import { scan, zipBomb } from '../imports/broken-files.testing.ts'
import { sourceFileReader } from '../imports/file-reader.ts'
import { serveImports } from './imports.ts'

const gateway = serveImports({ files: sourceFileReader({ milliseconds: 60_000 }) })
const read = (body: unknown) => call(gateway, { route: 'POST /imports', body })
const dataUrl = (bytes: Uint8Array, type = 'application/octet-stream') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

// The document has no field for a grade inside of a degree, and none for dates in other words.
const form = {
  ...aminasForm,
  education: [{ degree: 'B.Sc. Economics', school: 'Bayero University, Kano', year: '2020', gpa: '4.1/5.0' }],
}
const document = assembleResume(form, null)
/** Paper says numbers and dates as the field does. */
const printed = formOfDocument(printedResume(document, { template: 'professional' }))

test.each([
  ['pdf', printed, async () => dataUrl(await resumePdf(document, { template: 'professional' }))],
  ['docx', printed, async () => dataUrl(await resumeDocx(document, { template: 'executive' }))],
  ['json', form, () => JSON.stringify(toJsonResume(document))],
])('our own %s is read into the form that it was made from', async (kind, wanted, data) => {
  expect(await read({ kind, data: await data() })).toMatchObject({
    status: 200,
    body: { form: wanted, unplaced: [] },
  })
})

test('a text is read, and text without a field is reported', async () => {
  const { status, body } = await read({
    kind: 'text',
    data: 'Ada Obi\n0803 123 4567\n\nReferences\nOn request',
  })
  expect(status).toBe(200)
  expect(body.form).toMatchObject({ fullName: 'Ada Obi', phone: '0803 123 4567' })
  expect(body.unplaced).toEqual(['On request'])
})

test('a PDF that is named as a Word document is read as a PDF', async () => {
  const { body } = await read({
    kind: 'docx',
    data: dataUrl(await resumePdf(document, { template: 'bold' })),
  })
  expect(body.form.fullName).toBe('Amina Bello')
})

test.each([
  ['a scan', 'pdf', async () => dataUrl(await scan()), 'unreadable_file'],
  ['a zip bomb', 'docx', () => dataUrl(zipBomb()), 'unreadable_file'],
  [
    'a picture',
    'pdf',
    () => dataUrl(Buffer.from('89504e470d0a1a0a', 'hex'), 'application/pdf'),
    'wrong_file_type',
  ],
  ['text that is no JSON', 'json', () => '{"basics":', 'unreadable_file'],
  ['JSON that is no resume', 'json', () => '{}', 'unreadable_file'],
  ['text without a word', 'text', () => '-----', 'unreadable_file'],
  ['an empty text', 'text', () => '  ', 'invalid_input'],
  ['text of more than 100,000 characters', 'text', () => 'a'.repeat(100_001), 'invalid_input'],
  ['what is no data URL', 'pdf', () => 'https://example.com/resume.pdf', 'invalid_input'],
])('%s is refused in plain words', async (_, kind, data, code) => {
  const { body } = await read({ kind, data: await data() })
  expect(body.error.code).toBe(code)
})

test('a file of 4 MB is accepted, and a larger one is not', async () => {
  const data = (bytes: number) => dataUrl(Buffer.alloc(bytes))
  expect((await read({ kind: 'pdf', data: data(4 * 1024 * 1024) })).body.error.code).toBe('wrong_file_type')
  expect((await read({ kind: 'pdf', data: data(4 * 1024 * 1024 + 1000) })).status).toBeGreaterThanOrEqual(400)
})
