import { expect, test } from 'vitest'
import { sourceOf } from './import-file.ts'

const file = (name: string, content: BlobPart = 'x') => new File([content], name)

test.each([
  ['a picture', file('cv.png'), /cannot read this kind of file/],
  ['an old Word file', file('cv.doc'), /\.docx or PDF first/],
  ['an empty file', file('cv.pdf', ''), /nothing in this file/],
  ['a large one', file('cv.pdf', new Uint8Array(4 * 1024 * 1024 + 1)), /at most 4 MB/],
  ['broken JSON', file('cv.JSON', '{"basics":'), /no JSON Resume.*or it is broken/],
  ['an archive of something else', file('photos.zip', 'PK'), /no export of LinkedIn/],
  ['a text as long as a book', 'x'.repeat(100_001), /100,000/],
])('%s is refused before it is sent', async (_, given, words) => {
  await expect(sourceOf(given)).rejects.toThrow(words)
})

test.each([
  ['a file', file('my resume.txt', 'Amina'), { kind: 'text', data: 'Amina' }],
  ['JSON', file('cv.JSON', '{}'), { kind: 'json', data: '{}' }],
  ['a pasted text', 'Amina', { kind: 'text', data: 'Amina' }],
])('%s is sent as what it is', async (_, given, send) => {
  expect(await sourceOf(given)).toEqual({ send })
})
