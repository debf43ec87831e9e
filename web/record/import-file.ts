import { importLimit, type importOperations, pastedLimit } from '../../../shared/api/imports.ts'
import type { Request, Response } from '../../../shared/api/operation.ts'
import {
  type EducationEntry,
  educationAtMost,
  type ResumeForm,
  type WorkEntry,
  workAtMost,
} from '../../../shared/api/resume-form.ts'
import { filledWhereEmpty } from './resume-form.ts'

type ImportSource = Request<typeof importOperations.read>['body']
type Imported = Response<typeof importOperations.read>

const endings = [
  { ending: '.pdf', kind: 'pdf' },
  { ending: '.docx', kind: 'docx' },
  { ending: '.json', kind: 'json' },
  { ending: '.txt', kind: 'text' },
] as const
export const accepted = endings.map(({ ending }) => ending).join(',')

export const wrongKind =
  'Aiki cannot read this kind of file. Choose a PDF, a Word file (.docx) or JSON Resume, or paste its text.'

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The body of the request for a file, or why it can't be sent. The server checks the content. */
export const sourceOf = async (file: File): Promise<ImportSource | { refused: string }> => {
  const name = file.name.toLowerCase()
  const kind = endings.find(({ ending }) => name.endsWith(ending))?.kind
  if (!kind)
    return {
      refused: name.endsWith('.doc')
        ? 'This is an old Word file (.doc). Save it as .docx or PDF first, or paste its text.'
        : wrongKind,
    }
  if (file.size > importLimit) return { refused: 'Please select a file of at most 4 MB.' }
  if (file.size === 0)
    return { refused: 'There is nothing in this file. Choose another one, or paste the text.' }
  if (kind === 'pdf' || kind === 'docx') return { kind, data: await asDataUrl(file) }
  return pastedSource(await file.text(), kind)
}

export const pastedSource = (
  text: string,
  kind: 'text' | 'json' = 'text',
): ImportSource | { refused: string } =>
  text.length > pastedLimit
    ? { refused: `That is more than ${pastedLimit.toLocaleString('en')} characters. Paste only the resume.` }
    : { kind, data: text }

const linesOf = (entry: WorkEntry | EducationEntry): string[] =>
  Object.values(entry).filter(value => value.trim() !== '')

/** The form with the imported values, which replace typed ones, and the lines that fit into no field. */
export const withImported = (
  form: ResumeForm,
  { form: imported, unplaced }: Imported,
): { readonly form: ResumeForm; readonly unplaced: string[] } => {
  const { workExperience: work, education } = imported
  return {
    form: filledWhereEmpty(
      {
        ...imported,
        workExperience: work.slice(0, workAtMost),
        education: education.slice(0, educationAtMost),
      },
      form,
    ),
    unplaced: [
      ...unplaced,
      ...work.slice(workAtMost).flatMap(linesOf),
      ...education.slice(educationAtMost).flatMap(linesOf),
    ],
  }
}
