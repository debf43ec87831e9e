import * as z from 'zod/mini'
import { jobDescriptionLimit } from '../../../../shared/api/assistant.ts'
import { ulid } from '../../../../shared/api/fields.ts'
import type { Resume } from '../../../../shared/api/resumes.ts'
import { draft } from '../../../kit/draft.ts'
import type { TargetJob } from '../../../writing/target-job.ts'
import { emptyForm, type GenerateFields, openForm, typedFields } from './fields.ts'

const resumeDraft = z.object({
  /** Of the resume that comes of it. */
  id: ulid,
  /**
   * The wish as it went out last, where nobody knows what became of it: the same one sent again, also after a reload, is
   * to be the same wish, and another one is not.
   */
  sent: z.nullable(z.string()),
  before: typedFields,
  values: typedFields,
})
export type ResumeDraft = z.infer<typeof resumeDraft>

/** What the dialog begins with. */
export type Beginning = {
  sub: string
  /** The resume that is written anew; null: a new one. */
  rewriting: Resume | null
  aim: TargetJob | null
}

/** The words of one dialog of one person. */
export const draftOf = ({ sub, rewriting, aim }: Beginning) =>
  draft(sub, `resume.${rewriting?.id ?? (aim ? 'job' : 'new')}`, resumeDraft)

const titleOf = ({ jobTitle, companyName }: TargetJob): string =>
  (companyName ? `${jobTitle}, ${companyName}` : jobTitle).slice(0, 120)

/** The advert, with the name of the job before it. */
const descriptionOf = ({ jobTitle, companyName, description }: TargetJob): string =>
  [companyName ? `${jobTitle} at ${companyName}` : jobTitle, description]
    .filter(text => text !== '')
    .join('\n\n')
    .slice(0, jobDescriptionLimit)

const begunValues = ({ rewriting, aim }: Beginning): GenerateFields => ({
  template: rewriting?.template ?? 'professional',
  mode: rewriting ? 'detailed' : 'quick',
  title: rewriting?.title ?? (aim ? titleOf(aim) : ''),
  jobDescription: aim ? descriptionOf(aim) : '',
  step: 0,
  unplaced: [],
  isFilled: rewriting !== null,
  pasted: '',
  ...(rewriting ? openForm(rewriting.form) : emptyForm),
})

export const begin = (beginning: Beginning, id: string): ResumeDraft => {
  const values = begunValues(beginning)
  return { id, sent: null, before: values, values }
}

/** Words that were kept go on, but not those of another job. */
export const goesOn = (found: ResumeDraft, begun: ResumeDraft): boolean =>
  found.before.jobDescription === begun.before.jobDescription

/** Two tabs may take up the same words: unless they were sent, each makes a resume of its own. */
export const takenUp = (found: ResumeDraft, freshId: string): ResumeDraft =>
  found.sent === null ? { ...found, id: freshId } : found
