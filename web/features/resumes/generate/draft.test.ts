import { expect, test } from 'vitest'
import type { Resume } from '../../../../shared/api/resumes.ts'
import type { TargetJob } from '../../../writing/target-job.ts'
import { begin, goesOn, takenUp } from './draft.ts'
import { emptyForm, emptyWork } from './fields.ts'

const aim: TargetJob = {
  jobId: '0123456789abcdef',
  applicationId: null,
  jobTitle: 'Operations Analyst',
  companyName: 'Palmline Freight',
  description: 'Plan the routes.',
}
const nobody = { sub: 'someone', rewriting: null, aim: null }
const begun = (change: Partial<Parameters<typeof begin>[0]> = {}) => begin({ ...nobody, ...change }, 'fresh')

test('for a job it begins with what is known of it', () => {
  expect(begun({ aim }).values).toMatchObject({
    title: 'Operations Analyst, Palmline Freight',
    jobDescription: 'Operations Analyst at Palmline Freight\n\nPlan the routes.',
    mode: 'quick',
  })
})

test('an advert that names no company, and an endless one', () => {
  const { title, jobDescription } = begun({
    aim: { ...aim, companyName: '', description: 'x'.repeat(30_000) },
  }).values
  expect(title).toBe('Operations Analyst')
  expect(jobDescription).toHaveLength(20_000)
})

test('a resume that is written anew begins with what it was written from', () => {
  const rewriting: Resume = {
    id: 'old',
    title: 'Analyst',
    template: 'bold',
    aiGenerated: true,
    isPrimary: true,
    tailoredTo: null,
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    markdown: '# Amina',
    form: { ...emptyForm, fullName: 'Amina Bello', workExperience: [] },
    kept: [],
  }
  expect(begun({ rewriting }).values).toMatchObject({
    title: 'Analyst',
    template: 'bold',
    mode: 'detailed',
    fullName: 'Amina Bello',
    workExperience: [emptyWork],
  })
})

test('words that were kept go on, but not those of another job', () => {
  const kept = begun({ aim })
  expect(goesOn(kept, begun({ aim }))).toBe(true)
  expect(goesOn(kept, begun({ aim: { ...aim, description: 'Drive the trucks.' } }))).toBe(false)
})

test('what was sent keeps its id, so that sent again it is the same; else each tab has one of its own', () => {
  const kept = { ...begun(), id: 'kept' }
  expect(takenUp({ ...kept, sent: 'words' }, 'other').id).toBe('kept')
  expect(takenUp(kept, 'other').id).toBe('other')
})
