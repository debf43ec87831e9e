import {
  type EducationEntry,
  educationAtMost,
  type ResumeForm,
  type WorkEntry,
  workAtMost,
} from '../../../../shared/api/resume-form.ts'
import { filledWhereEmpty } from '../generate/fields.ts'
import type { Imported } from './use-import.ts'

const linesOf = (entry: WorkEntry | EducationEntry): string[] =>
  Object.values(entry).filter(value => value.trim() !== '')

/** The form with what a file says, which goes before what was there; and the lines that have no place in it. */
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
