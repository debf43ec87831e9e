import { expect, test } from 'vitest'
import { resumeDraft } from '../../../shared/domain/resume/draft.ts'
import { drawsFor } from '../../boards/world/prng.ts'
import { advert, aminasForm, promptOf } from '../bedrock.testing.ts'
import { draftResume } from './write-resume.ts'

const draft = (parts: Parameters<typeof promptOf>[0], seed = 1) =>
  resumeDraft.parse(draftResume(promptOf(parts), drawsFor(seed, 'test')))

test('a resume is written from what a person said', () => {
  expect(draft({})).toEqual({
    headline: 'Operations Analyst',
    summary: expect.stringMatching(
      /^Plans stock and routes for companies that move real goods\. .*Excel, Power BI, SQL and negotiation\. /,
    ),
    work: [
      {
        entry: 0,
        bullets: ['Planned routes for 40 trucks', 'Cut delivery time by 18%', 'Trained 12 dispatchers'],
      },
      { entry: 1, bullets: ['Stock taking in 3 warehouses', 'Prepared weekly reports in Excel'] },
    ],
    skills: ['Excel', 'Power BI', 'SQL', 'Negotiation'],
  })
})

test('what a job asks for comes first', () => {
  const { work, skills } = draft({
    jobDescription: 'You will train dispatchers, use SQL, and negotiate. Negotiation counts.',
  })
  expect(work[0]?.bullets[0]).toBe('Trained 12 dispatchers')
  expect(skills).toEqual(['SQL', 'Negotiation', 'Excel', 'Power BI'])
})

test('a title that was held and is asked for is the headline, others are not', () => {
  expect(draft({ jobDescription: 'Logistics assistant wanted' }).headline).toBe('Logistics Assistant')
  expect(draft({ jobDescription: 'Chief Executive wanted' }).headline).toBe('Operations Analyst')
})

test('an entry without a description gets no bullets, and nothing is made of nothing', () => {
  const [job] = aminasForm.workExperience
  const form = { ...aminasForm, workExperience: [{ ...job, description: '' }, job] }
  expect(draft({ form }).work.map(({ entry }) => entry)).toEqual([1])
  const nothing = { summary: '', headline: '', work: [], skills: [] }
  expect(draft({ form: {} })).toEqual(nothing)
  expect(resumeDraft.parse(draftResume('<facts>\nno JSON\n</facts>', drawsFor(1, 'test')))).toEqual(nothing)
})

test('a long list of duties is five bullets', () => {
  const description = Array.from({ length: 9 }, (_, n) => `Trained ${n + 2} drivers`).join('\n')
  const form = {
    ...aminasForm,
    workExperience: [{ jobTitle: 'Trainer', company: 'Gani', place: '', duration: '', description }],
  }
  expect(draft({ form }).work[0]?.bullets).toHaveLength(5)
})

test('years are said where the person says them, and never counted', () => {
  const form = { ...aminasForm, summary: '' }
  expect(draft({ form }).summary).not.toMatch(/years/)
  expect(draft({ form, statements: ['6 years of experience'] }).summary).toMatch(
    /^Operations Analyst with 6 years of experience/,
  )
})

test('a second try has other words', () => {
  const form = { ...aminasForm, summary: '' }
  const summaries = [1, 2, 3, 4, 5, 6].map(seed => draft({ form }, seed).summary)
  expect(new Set(summaries).size).toBeGreaterThan(2)
})

const currentResume = `# Amina Bello

## Summary

Planner who asks the drivers first.

## Work Experience

### Logistics Assistant, Tafiya Logistics
2018 - 2021

- Kept 3 warehouses in order
- Forecast stock with SQL

### Operations Analyst, Gani Haulage
Mar 2021 to now

${Array.from({ length: 9 }, (_, n) => `- Cleared ${n + 2} trucks`).join('\n')}
`

test('a resume that is there keeps its own lines, the matching ones first', () => {
  const { summary, work } = draft({ currentResume, jobDescription: advert })
  expect(summary).toMatch(/^Planner who asks the drivers first\./)
  // A draft would leave out some of nine lines, so that job stays unchanged.
  expect(work).toEqual([{ entry: 1, bullets: ['Forecast stock with SQL', 'Kept 3 warehouses in order'] }])
})
