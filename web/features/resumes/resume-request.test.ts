import { expect, test } from 'vitest'
import type { Resume } from '../../../shared/api/resumes.ts'
import { newDraft } from '../../kit/draft.ts'
import { emptyWork } from '../../record/record-form.ts'
import type { TargetJob } from '../../writing/target-job.ts'
import { blankForm } from './resume-form.ts'
import { fieldsFor, isForSameJob, type ResumeFor } from './resume-request.ts'

const job: TargetJob = {
  jobId: '0123456789abcdef',
  applicationId: null,
  jobTitle: 'Operations Analyst',
  companyName: 'Palmline Freight',
  description: 'Plan the routes.',
}
const fields = (of: Partial<ResumeFor>) => fieldsFor({ rewriting: null, job: null, ...of })
const draft = (of: TargetJob) => newDraft(fields({ job: of }), { id: 'fresh' })

test('for a job the form starts with its facts', () => {
  expect(fields({ job })).toMatchObject({
    title: 'Operations Analyst, Palmline Freight',
    jobDescription: 'Operations Analyst at Palmline Freight\n\nPlan the routes.',
    mode: 'quick',
  })
})

test('an advert that names no company, and an endless one', () => {
  const { title, jobDescription } = fields({
    job: { ...job, companyName: '', description: 'x'.repeat(30_000) },
  })
  expect(title).toBe('Operations Analyst')
  expect(jobDescription).toHaveLength(20_000)
})

test('a rewrite starts with the form of the resume', () => {
  const rewriting: Resume = {
    id: 'old',
    title: 'Analyst',
    template: 'bold',
    plainName: false,
    aiGenerated: true,
    isPrimary: true,
    tailoredTo: null,
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    markdown: '# Amina',
    form: { ...blankForm, fullName: 'Amina Bello', workExperience: [] },
    kept: [],
    citations: [],
    jobDescription: '',
  }
  expect(fields({ rewriting })).toMatchObject({
    title: 'Analyst',
    template: 'bold',
    mode: 'detailed',
    fullName: 'Amina Bello',
    workExperience: [emptyWork],
  })
})

test('a draft is restored, but not for another job', () => {
  const found = draft(job)
  expect(isForSameJob(found, draft(job))).toBe(true)
  expect(isForSameJob(found, draft({ ...job, description: 'Drive the trucks.' }))).toBe(false)
})
