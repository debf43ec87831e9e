import type { LetterDocument } from '../../shared/domain/paper/letter-blocks.ts'
import type { ResumeDocument } from '../../shared/domain/resume/document.ts'
import type { PaperChoice } from '../../shared/domain/resume/printed.ts'
import type { LetterFormat, ResumeFormat } from '../../shared/lists.ts'

export const mediaTypes: Readonly<Record<ResumeFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
}

type Maker<Document> = (document: Document, choice: PaperChoice) => Promise<Buffer>

// Each library is loaded with the first request for its format, because libraries and fonts load slowly.
export const resumeMakers: Readonly<Record<ResumeFormat, Maker<ResumeDocument>>> = {
  pdf: async (document, choice) => (await import('./pdf.ts')).resumePdf(document, choice),
  docx: async (document, choice) => (await import('./docx.ts')).resumeDocx(document, choice),
  json: async document => {
    const { toJsonResume } = await import('../../shared/domain/resume/json-resume.ts')
    return Buffer.from(`${JSON.stringify(toJsonResume(document), null, 2)}\n`)
  },
}

export const letterMakers: Readonly<Record<LetterFormat, (letter: LetterDocument) => Promise<Buffer>>> = {
  pdf: async letter => (await import('./pdf.ts')).letterPdf(letter),
  docx: async letter => (await import('./docx.ts')).letterDocx(letter),
}
