import { expect, test } from 'vitest'
import { askedSkillsOf } from './asked-skills.ts'

const job = (fields: Partial<Parameters<typeof askedSkillsOf>[0][number]> = {}) => ({
  jobTitle: 'Analyst',
  notes: '',
  skills: [],
  status: 'saved' as const,
  ...fields,
})
const asked = (...jobs: readonly ReturnType<typeof job>[]) => askedSkillsOf(jobs, [])

test('skills are sorted by how many jobs ask for them, and spelled as in our list', () => {
  const { skills } = asked(
    job({ skills: ['MS Excel', 'SQL'], notes: 'They want Excel, and SQL.' }),
    job({ skills: ['excel'], jobTitle: 'Excel trainer' }),
    job({ notes: 'Python, SQL' }),
    job({ skills: ['Microsoft Excel'] }),
  )
  expect(skills).toEqual([
    { skill: 'Microsoft Excel', jobs: 3, has: false },
    { skill: 'SQL', jobs: 2, has: false },
    { skill: 'Python', jobs: 1, has: false },
  ])
})

test("a skill that our list doesn't have keeps the spelling of the first job", () => {
  const { skills } = asked(job({ skills: [' Bead Making '] }), job({ skills: ['bead  making'] }))
  expect(skills).toEqual([{ skill: 'Bead Making', jobs: 2, has: false }])
})

test.each([
  ['excel', 'Microsoft Excel', true],
  ['JS', 'JavaScript', true],
  ['Java', 'JavaScript', false],
] as const)('a person who names %s has %s: %s', (own, skill, has) => {
  expect(askedSkillsOf([job({ skills: [skill] })], [own]).skills).toEqual([{ skill, jobs: 1, has }])
})

test('jobs of every status count, except withdrawn ones; jobs without skills count as tracked', () => {
  const statuses = ['saved', 'applied', 'interview', 'offer', 'rejected', 'withdrawn'] as const
  const jobs = statuses.map(status => job({ status, skills: ['SQL'] }))
  expect(asked(...jobs, job({ notes: 'Ask Bola about it.' }))).toEqual({
    tracked: 6,
    naming: 5,
    skills: [{ skill: 'SQL', jobs: 5, has: false }],
  })
})

test('without tracked jobs the list is empty, and it has at most forty skills', () => {
  expect(asked()).toEqual({ tracked: 0, naming: 0, skills: [] })
  const many = Array.from({ length: 60 }, (_, at) => `Craft number ${at}`)
  expect(asked(job({ skills: many })).skills).toHaveLength(40)
})
