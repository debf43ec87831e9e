import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { ulid } from 'ulid'
import { jobDescriptionLimit } from '../../../shared/api/assistant.ts'
import type { Resume } from '../../../shared/api/resumes.ts'
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

/** What the generate dialog is for. */
export type ResumeFor = {
  /** The resume that is rewritten; null: a new one. */
  readonly rewriting: Resume | null
  readonly job: TargetJob | null
}

const titleFor = ({ jobTitle, companyName }: TargetJob): string =>
  (companyName ? `${jobTitle}, ${companyName}` : jobTitle).slice(0, 120)

/** The advert, with the name of the job before it. */
const descriptionOf = ({ jobTitle, companyName, description }: TargetJob): string =>
  [companyName ? `${jobTitle} at ${companyName}` : jobTitle, description]
    .filter(text => text !== '')
    .join('\n\n')
    .slice(0, jobDescriptionLimit)

/** The fields before anything is typed. */
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

/** A draft goes on, but not for another job. */
export const isForSameJob = (found: FormDraft<GenerateFields>, begun: FormDraft<GenerateFields>): boolean =>
  found.before.jobDescription === begun.before.jobDescription

const quick = zodResolver(quickFields)
const detailed = zodResolver(detailedFields)
/** Quick Generate sends nothing of the form, and so requires nothing of it. */
const resolver: Resolver<GenerateFields, unknown, GenerateValues> = (values, context, options) =>
  (values.mode === 'quick' ? quick : detailed)(values, context, options)

/** The form of the dialog, with one draft for each resume that is rewritten, one for new ones, and one for those for a job. */
export const useResumeRequestForm = (sub: string, { rewriting, job }: ResumeFor) => {
  const [stored] = useState(() =>
    formDraft(sub, `resume.${rewriting?.id ?? (job ? 'job' : 'new')}`, typedFields),
  )
  return useDraftForm<GenerateFields, GenerateValues>({
    stored,
    begin: () => newDraft(fieldsFor({ rewriting, job }), { id: ulid() }),
    resolver,
    goesOn: isForSameJob,
    untyped: ['step', 'isFilled'],
  })
}
