import { expect, test } from 'vitest'
import { skillKey } from '../../../shared/domain/jobs/skills.ts'
import { askedWords, gapText, namingWords, restWords, timesAsked } from './gap-words.ts'

test.each([
  [0, 0, /^You track no jobs yet\./],
  [4, 0, /^None of the 4 jobs that you track/],
  [1, 1, /^Of 1 job that you track, 1 names the skills that it asks for\. That is not many/],
  [9, 4, /^Of 9 jobs that you track, 4 name .* That is not many/],
  [12, 7, /^Of 12 jobs that you track, 7 name the skills that they ask for\.$/],
])('of %s jobs, %s name skills', (tracked, naming, words) => {
  expect(namingWords({ tracked, naming })).toMatch(words)
})

test('a missing skill is counted in any spelling of the jobs', () => {
  const skills = [
    { skill: 'Excel', jobs: 3, has: false },
    { skill: 'SQL', jobs: 1, has: true },
  ]
  expect(timesAsked(['MS Excel', 'Negotiation', 'sql'], { skills }, skillKey)).toEqual([3, 0, 1])
  expect([askedWords(3, 7), askedWords(1, 1), askedWords(0, 7)]).toEqual([
    'In 3 of 7 tracked jobs',
    'In 1 of 1 tracked job',
    null,
  ])
})

test('a single skill that is not listed is written in the singular', () => {
  expect([restWords(1), restWords(2)]).toEqual([
    '1 more skill is asked for less often, or as often as the last one here.',
    '2 more skills are asked for less often, or as often as the last one here.',
  ])
})

test('the copied text has no empty headings', () => {
  const text = gapText({
    id: '01KADEM0000000000000000001',
    targetRole: 'Supply Planner',
    targetIndustry: 'Food',
    summary: 'You plan; forecasting is missing.',
    missingSkills: ['Forecasting'],
    recommendations: [{ action: 'Forecast one product.', timeline: '4 weeks' }],
    certifications: [],
    createdAt: '2026-11-21T10:00:00Z',
  })
  expect(text).toBe(
    'Skills for Supply Planner, Food\n\nYou plan; forecasting is missing.\n\nMissing skills\n- Forecasting\n\nWhat to do\n- Forecast one product. (4 weeks)',
  )
})
