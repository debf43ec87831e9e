import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { toJsonResume } from '../../shared/domain/resume/json-resume.ts'
import type { LetterFormat, ResumeFormat, ResumeTemplate } from '../../shared/lists.ts'
import type { LetterDocument } from './letter-blocks.ts'

export const mediaTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
}

type Maker<Document> = (document: Document, template: ResumeTemplate) => Promise<Buffer>

// Each library is loaded with the first request for its format, because libraries and fonts load slowly.
export const resumeMakers: Readonly<Record<ResumeFormat, Maker<ResumeDocument>>> = {
  pdf: async (document, template) => (await import('./pdf.ts')).resumePdf(document, template),
  docx: async (document, template) => (await import('./docx.ts')).resumeDocx(document, template),
  json: async document => Buffer.from(`${JSON.stringify(toJsonResume(document), null, 2)}\n`),
}

export const letterMakers: Readonly<Record<LetterFormat, (letter: LetterDocument) => Promise<Buffer>>> = {
  pdf: async letter => (await import('./pdf.ts')).letterPdf(letter),
  docx: async letter => (await import('./docx.ts')).letterDocx(letter),
}
