import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import { fileLimit } from '../../../shared/api/files.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { nameOf, refusal, sendErrorOf, sizeWords } from './file-rules.ts'
import { NotArrived } from './send-bytes.ts'

const pdf = { name: 'nysc.pdf', type: 'application/pdf', size: 80_000 }

test.each([
  ['a PDF', pdf, null],
  ['of 5 MB', { ...pdf, size: fileLimit }, null],
  ['a byte more', { ...pdf, size: fileLimit + 1 }, /at most 5 MB/],
  ['nothing in it', { ...pdf, size: 0 }, /nothing in this file/],
  ['a scan without a type', { ...pdf, name: 'Scan.JPG', type: '' }, null],
  ['one without an ending', { ...pdf, name: 'certificate' }, null],
  ['an old Word file', { ...pdf, name: 'cv.doc', type: 'application/msword' }, /old Word file/],
  ['a spreadsheet', { ...pdf, name: 'cv.xlsx', type: '' }, /cannot store this kind of file/],
  [
    'a photo of an iPhone',
    { ...pdf, name: 'IMG_1.HEIC', type: 'image/heic' },
    /cannot store this kind of file/,
  ],
])('%s', (_, file, words) => {
  const refused = refusal(file)
  if (words === null) expect(refused).toBeNull()
  else expect(refused).toMatch(words)
})

test.each([
  [' my\tfile.pdf ', 'my file.pdf'],
  ['', 'File'],
  [`${'é'.repeat(300)}.docx`, `${'é'.repeat(195)}.docx`],
])('a file keeps its name, shortened if needed', (name, kept) => {
  expect(nameOf(name)).toBe(kept)
})

test.each([
  [1, '1 kB'],
  [65_500, '64 kB'],
  [1_048_500, '1.0 MB'],
  [fileLimit, '5.0 MB'],
])('%s bytes: %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})

test.each([
  ['the line dropped', new ConnectionLost(), true],
  ['the link held no more', new NotArrived(), true],
  ['we are busy', new ApiError('unavailable'), true],
  ['it is something else', new ApiError('wrong_file_type'), false],
  ['there is no room', new ApiError('too_many_files'), false],
  ['the plan ended', new ApiError('upgrade_required'), false],
])('%s: can be retried: %s', (_, error, again) => {
  expect(sendErrorOf(error).canRetry).toBe(again)
})

test('an upload that failed on our side names its request', () => {
  const { text } = sendErrorOf(new ApiError('internal', { requestId: '3f2a9c1b-7d40' }))
  expect(text).toMatch(/ Reference: 3f2a9c1b\.$/)
})

test('an error about size speaks of a file', () => {
  expect(sendErrorOf(new ApiError('too_large')).text).toBe('Please select a file of at most 5 MB.')
})
