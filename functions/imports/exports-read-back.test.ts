import { expect, test } from 'vitest'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { formOfDocument } from '../../shared/domain/resume/form-of-document.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import { writeResume } from '../../shared/domain/resume/write.ts'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import { samples } from '../../shared/domain/resume-import/samples/all.testing.ts'
import { compare } from '../../shared/domain/resume-import/samples/compare.testing.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../shared/lists.ts'
import { letterDocx, resumeDocx } from '../documents/docx.ts'
import { letterPdf, resumePdf } from '../documents/pdf.ts'
import { entryLike, resumeLike, sectionLike } from '../documents/resume.testing.ts'
import { textOfDocx } from './text-of-docx.ts'
import { textOfPdf } from './text-of-pdf.ts'

const ways = {
  PDF: async (document: ResumeDocument, template: ResumeTemplate) =>
    textOfPdf(await resumePdf(document, { template })),
  Word: async (document: ResumeDocument, template: ResumeTemplate) =>
    textOfDocx(await resumeDocx(document, { template })),
}

test.each(['PDF', 'Word'] as const)('resumes that we made as %s are read back field by field', async way => {
  for (const [at, { name, form }] of samples.entries()) {
    // A PDF takes ten times as long as a Word file.
    if (way === 'PDF' && at % 3 > 0) continue
    const template = allResumeTemplates[at % allResumeTemplates.length] ?? 'bold'
    const read = compare(
      formOfDocument(printedResume(assembleResume(form, null), { template })),
      formOfText(await ways[way](assembleResume(form, null), template)).form,
    )
    expect(read.wrong, `${name}, ${template}`).toEqual([])
  }
})

const long = 'Moved the stock of three depots in one week and kept every paper in order for the auditors'
const pages = resumeLike({
  sections: [
    sectionLike({
      kind: 'work',
      title: 'Work',
      entries: Array.from({ length: 8 }, (_, nth) =>
        entryLike({
          title: `Officer ${nth}`,
          organisation: 'Gani Haulage, Apapa',
          duration: nth % 2 ? '2020' : 'three years and two terms, to the July of 2025, with one break',
          details: nth % 3 ? ['Apapa', 'Lagos'] : [],
          paragraphs: nth % 4 === 1 ? [`${long}.`, `${long}, ${nth}.`] : [],
          bullets: [long, `${long}. ${long}, ${long}`, 'Trained four'],
        }),
      ),
    }),
    sectionLike({
      kind: 'links',
      title: 'Links',
      bullets: [
        `Portfolio: https://drive.example/${'a1b2c3d4e5'.repeat(12)}/view`,
        'GitHub: GitHub.com/Amina/',
      ],
    }),
    sectionLike({
      title: 'Projects',
      entries: [entryLike({ title: 'Clinic Finder', bullets: ['Built it'] })],
    }),
  ],
})

test.each(allResumeTemplates)(
  '%s: words that are split by pages, lines and tabs are joined again',
  async template => {
    const written = writeResume(printedResume(pages, { template }))
    expect(await ways.Word(pages, template)).toBe(written)
    // Some templates show section titles in capitals.
    expect((await ways.PDF(pages, template)).toLowerCase()).toBe(written.toLowerCase())
  },
)

test('our own letter is read as a text like any other', async () => {
  const letter = {
    content: 'Dear team,\n\nI saved ₦420,000.',
    name: 'Amina Bello',
    contact: ['a@example.com'],
  }
  for (const text of [textOfDocx(await letterDocx(letter)), await textOfPdf(await letterPdf(letter))]) {
    expect(text).toContain('Dear team,')
    expect(text).not.toContain('# ')
  }
})
