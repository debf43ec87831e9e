import type { ResumeDocument } from '../../shared/domain/resume/document.ts'

/** What a reader's window and a file's properties call it. It says nothing of the job that it is for. */
export const resumeTitle = ({ name }: Pick<ResumeDocument, 'name'>): string =>
  name === '' ? 'Resume' : `${name}, resume`

export const letterTitle = (name: string): string => (name === '' ? 'Cover letter' : `${name}, cover letter`)
