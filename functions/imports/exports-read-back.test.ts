import { expect, test } from 'vitest'
import { assembleResume } from '../../shared/domain/resume/assemble.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import { samples } from '../../shared/domain/resume-import/samples/all.testing.ts'
import { compare } from '../../shared/domain/resume-import/samples/compare.testing.ts'
import { allResumeTemplates, type ResumeTemplate } from '../../shared/lists.ts'
import { resumeDocx } from '../documents/resume-docx.ts'
import { resumePdf } from '../documents/resume-pdf.ts'
import { textOfDocx } from './text-of-docx.ts'
import { textOfPdf } from './text-of-pdf.ts'

const ways = {
  PDF: async (document: ResumeDocument, template: ResumeTemplate) =>
    textOfPdf(await resumePdf(document, template)),
  Word: async (document: ResumeDocument, template: ResumeTemplate) =>
    textOfDocx(await resumeDocx(document, template)),
}

test.each(['PDF', 'Word'] as const)('resumes that we made as %s are read back field by field', async way => {
  let [right, all] = [0, 0]
  const wrong: string[] = []
  for (const [at, { name, form }] of samples.entries()) {
    const template = allResumeTemplates[at % allResumeTemplates.length] ?? 'bold'
    const read = compare(form, formOfText(await ways[way](assembleResume(form, null), template)).form)
    right += read.right
    all += read.all
    wrong.push(...read.wrong.map(field => `${name}, ${template}: ${field}`))
  }
  expect(right / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
})
