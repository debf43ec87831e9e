import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import { toJsonResume } from '../../shared/domain/resume/json-resume.ts'
import type { LetterFormat, ResumeFormat, ResumeTemplate } from '../../shared/lists.ts'
import type { LetterDocument } from './letter.ts'

/** What a browser, and a mail program, know each by. */
export const mediaTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
}

type Maker<Document> = (document: Document, template: ResumeTemplate) => Promise<Buffer>

// The libraries, and fonts, take longer to load than the rest together: not before somebody asks for their format.
export const resumeMakers: Readonly<Record<ResumeFormat, Maker<ResumeDocument>>> = {
  pdf: async (document, template) => (await import('./resume-pdf.ts')).resumePdf(document, template),
  docx: async (document, template) => (await import('./resume-docx.ts')).resumeDocx(document, template),
  json: async document => Buffer.from(`${JSON.stringify(toJsonResume(document), null, 2)}\n`),
}

export const letterMakers: Readonly<Record<LetterFormat, (letter: LetterDocument) => Promise<Buffer>>> = {
  pdf: async letter => (await import('./letter-pdf.ts')).letterPdf(letter),
  docx: async letter => (await import('./letter-docx.ts')).letterDocx(letter),
}
