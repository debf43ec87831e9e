import { expect, test } from 'vitest'
import { workAtMost } from '../../../shared/api/resume-form.ts'
import { pastedSource, sourceOf, withImported } from './import-file.ts'
import { blankForm, emptyWork } from './resume-form.ts'

const file = (name: string, content: BlobPart = 'x') => new File([content], name)

test.each([
  ['cv.JSON', { kind: 'json', data: '{}' }, '{}'],
  ['my resume.txt', { kind: 'text', data: 'Amina' }, 'Amina'],
])('%s', async (name, source, content) => {
  expect(await sourceOf(file(name, content))).toEqual(source)
})

test.each([
  ['a picture', file('cv.png'), /cannot read this kind of file/],
  ['an old Word file', file('cv.doc'), /\.docx or PDF first/],
  ['an empty file', file('cv.pdf', ''), /nothing in this file/],
  ['a large one', file('cv.pdf', new Uint8Array(4 * 1024 * 1024 + 1)), /at most 4 MB/],
])('%s is refused before it is sent', async (_, given, words) => {
  expect(await sourceOf(given)).toEqual({ refused: expect.stringMatching(words) })
})

test('a text as long as a book is refused', () => {
  expect(pastedSource('x'.repeat(100_001))).toEqual({ refused: expect.stringContaining('100,000') })
})

test('values of the file replace existing ones, and missing values keep them', () => {
  const { form, unplaced } = withImported(
    { ...blankForm, fullName: 'A. B.', phone: '0803 000 0142' },
    {
      form: { ...blankForm, fullName: 'Amina Bello', workExperience: [] },
      unplaced: ['Referees on request'],
    },
  )
  expect(form).toMatchObject({ fullName: 'Amina Bello', phone: '0803 000 0142', workExperience: [emptyWork] })
  expect(unplaced).toEqual(['Referees on request'])
})

test("entries above the form's limit are not lost", () => {
  const work = Array.from({ length: workAtMost + 1 }, (_, at) => ({ ...emptyWork, company: `Firm ${at}` }))
  const { form, unplaced } = withImported(blankForm, {
    form: { ...blankForm, workExperience: work },
    unplaced: [],
  })
  expect(form.workExperience).toHaveLength(workAtMost)
  expect(unplaced).toEqual([`Firm ${workAtMost}`])
})
