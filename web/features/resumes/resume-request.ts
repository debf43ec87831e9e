import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { ulid } from 'ulid'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import type { Resume } from '../../../shared/api/resumes.ts'
import { jobName } from '../../applications/job-name.ts'
import { type FormDraft, formDraft, newDraft } from '../../kit/draft.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import type { TargetJob } from '../../writing/target-job.ts'
import {
  blankForm,
  detailedFields,
  type GenerateFields,
  type GenerateValues,
  openForm,
  quickFields,
  typedFields,
} from './resume-form.ts'

export type ResumeFor = {
  /** The resume that is rewritten; null: a new one. */
  readonly rewriting: Resume | null
  readonly job: TargetJob | null
}

const titleFor = ({ jobTitle, companyName }: TargetJob): string =>
  (companyName ? `${jobTitle}, ${companyName}` : jobTitle).slice(0, 120)

const descriptionOf = (job: TargetJob): string =>
  [jobName(job), job.description]
    .filter(text => text !== '')
    .join('\n\n')
    .slice(0, jobDescriptionLimit)

export const fieldsFor = ({ rewriting, job }: ResumeFor): GenerateFields => ({
  template: rewriting?.template ?? 'professional',
  mode: rewriting ? 'detailed' : 'quick',
  title: rewriting?.title ?? (job ? titleFor(job) : ''),
  jobDescription: job ? descriptionOf(job) : '',
  step: 0,
  unplaced: [],
  isFilled: rewriting !== null,
  pasted: '',
  ...(rewriting ? openForm(rewriting.form) : blankForm),
})

/** A draft is not restored for another job. */
export const isForSameJob = (
  stored: FormDraft<GenerateFields>,
  initial: FormDraft<GenerateFields>,
): boolean => stored.before.jobDescription === initial.before.jobDescription

const quick = zodResolver(quickFields)
const detailed = zodResolver(detailedFields)
/** Quick Generate sends no field of the form, and so requires none. */
const resolver: Resolver<GenerateFields, unknown, GenerateValues> = (values, context, options) =>
  (values.mode === 'quick' ? quick : detailed)(values, context, options)

/** The form of the dialog. Each rewritten resume has its own draft; so have a new resume, and a new resume for a job. */
export const useResumeRequestForm = (sub: string, { rewriting, job }: ResumeFor) =>
  useDraftForm<GenerateFields, GenerateValues>({
    stored: formDraft(sub, `resume.${rewriting?.id ?? (job ? 'job' : 'new')}`, typedFields),
    initialDraft: () => newDraft(fieldsFor({ rewriting, job }), { id: ulid() }),
    resolver,
    isSameForm: isForSameJob,
    ignoredFields: ['step', 'isFilled'],
  })
