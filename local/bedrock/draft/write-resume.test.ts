import { expect, test } from 'vitest'
import { resumeDraft, wordingOf } from '../../../shared/domain/resume/draft.ts'
import { emptyForm } from '../../../shared/domain/resume/form-of-document.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { drawsFor } from '../../boards/world/prng.ts'
import { aminasForm, promptOf } from '../bedrock.testing.ts'
import { draftResume } from './write-resume.ts'

const cited = (parts: Parameters<typeof promptOf>[0], seed = 1) =>
  resumeDraft.parse(draftResume(promptOf(parts), drawsFor(seed, 'test')))
const draft = (parts: Parameters<typeof promptOf>[0], seed = 1) => wordingOf(cited(parts, seed))

test('a resume is written from what a person said, in their own words and order', () => {
  expect(draft({})).toEqual({
    headline: 'Operations Analyst',
    summary: expect.stringMatching(
      /^Plan stock and routes for companies that move real goods\. .*Excel, Power BI, SQL and negotiation\. /,
    ),
    work: [
      {
        entry: 0,
        bullets: [
          'Responsible for planning routes for 40 trucks',
          'Cut delivery time by 18%',
          'Trained 12 dispatchers',
        ],
      },
      { entry: 1, bullets: ['Stock taking in 3 warehouses', 'Prepared weekly reports in Excel'] },
    ],
    skills: ['Excel', 'Power BI', 'SQL', 'Negotiation'],
  })
})

test('each line cites the facts that say it, and no fact of a job is left out', () => {
  const facts = numberedFacts({ form: aminasForm, statements: [] })
  const { summary, work } = cited({})
  for (const { facts: numbers, text } of [...summary, ...work.flatMap(({ bullets }) => bullets)]) {
    const said = facts.filter(({ number }) => numbers.includes(number)).map(fact => fact.text)
    expect(said.join(' '), text).toMatch(/\w/)
  }
  const numbers = work.flatMap(({ bullets, leftOut }) => [...bullets.flatMap(each => each.facts), ...leftOut])
  const lines = facts.filter(({ place, head }) => place.startsWith('work.') && head === null)
  expect(numbers.toSorted()).toEqual(lines.map(({ number }) => number).toSorted())
})

test('what a job asks for comes first', () => {
  const { work, skills } = draft({
    jobDescription: 'You will train dispatchers, use SQL, and negotiate. Negotiation counts.',
  })
  expect(work[0]?.bullets[0]).toBe('Trained 12 dispatchers')
  expect(skills).toEqual(['SQL', 'Negotiation', 'Excel', 'Power BI'])
})

test('for a job, results come before what has no figure, and the title of an officer counts for nothing', () => {
  const [job] = aminasForm.workExperience
  if (!job) throw new Error('Amina has a job.')
  const description =
    'Trained four junior officers\nKept the files\nRecovered ₦6.3m of old debts\nPaid 40 suppliers a week'
  const form = { ...aminasForm, workExperience: [{ ...job, description }] }
  expect(
    draft({ form, jobDescription: 'Treasury Officer\n\nYou will pay suppliers.' }).work[0]?.bullets,
  ).toEqual([
    'Paid 40 suppliers a week',
    'Recovered ₦6.3m of old debts',
    'Trained four junior officers',
    'Kept the files',
  ])
})

test('a skill that was typed twice is said once', () => {
  const form = { ...aminasForm, technicalSkills: 'Sage 50, Advanced Excel, Excel (advanced)', softSkills: '' }
  expect(draft({ form }).summary).toMatch(/Sage 50 and Advanced Excel\./)
})

test('a title that was held and is asked for is the headline, others are not', () => {
  expect(draft({ jobDescription: 'Logistics assistant wanted' }).headline).toBe('Logistics Assistant')
  expect(draft({ jobDescription: 'Chief Executive wanted' }).headline).toBe('Operations Analyst')
})

test('an entry without a description gets no bullets, and nothing is made of nothing', () => {
  const [job] = aminasForm.workExperience
  if (!job) throw new Error('Amina has a job.')
  const form = { ...aminasForm, workExperience: [{ ...job, description: '' }, job] }
  expect(draft({ form }).work.map(({ entry }) => entry)).toEqual([1])
  const nothing = { summary: '', headline: '', work: [], skills: [] }
  expect(draft({ form: emptyForm })).toEqual(nothing)
})

test('years are said where the person says them, and never counted', () => {
  const form = { ...aminasForm, summary: '' }
  expect(draft({ form }).summary).not.toMatch(/years/)
  expect(draft({ form, statements: ['6 years of experience'] }).summary).toMatch(
    /^Operations Analyst with 6 years of experience/,
  )
})

test('of a long career without a summary, the summary cites only the jobs that it names', () => {
  const workExperience = Array.from({ length: 24 }, (_, at) => ({
    jobTitle: `Engineer ${at}`,
    company: `Plant ${at}`,
    place: '',
    duration: `${1990 + at}`,
    description: 'Built a line',
  }))
  const form = { ...aminasForm, summary: '', workExperience }
  const heads = numberedFacts({ form, statements: [] }).filter(({ head }) => head !== null)
  const [role] = draftResume(promptOf({ form }), drawsFor(1, 'test')).summary
  const named = heads.filter(({ number }) => role?.facts.includes(number))
  expect(named.map(({ head }) => head?.[1])).toEqual(['Plant 0', 'Plant 1'])
  expect(role?.text).toContain('Plant 0 and Plant 1')
})

test('a second try has other words', () => {
  const form = { ...aminasForm, summary: '' }
  const summaries = [1, 2, 3, 4, 5, 6].map(seed => draft({ form }, seed).summary)
  expect(new Set(summaries).size).toBeGreaterThan(2)
})
