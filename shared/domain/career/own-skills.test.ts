import { expect, test } from 'vitest'
import { ownSkillsOf } from './own-skills.ts'

const work = (jobTitle: string, description: string) => ({
  jobTitle,
  company: 'Zenith',
  place: '',
  duration: '',
  description,
})

test('skills come from lists and from descriptions of work', () => {
  const form = {
    technicalSkills: 'MS Excel; route planning',
    softSkills: 'Negotiation',
    workExperience: [work('Backend Developer', 'Wrote the ledger in Go, SQL and Python.'), work('', '')],
  }
  expect(ownSkillsOf(form, { skills: ['Tableau'], techStack: ['JS'] })).toEqual([
    'Tableau',
    'JS',
    'MS Excel',
    'route planning',
    'Negotiation',
    'Backend Development',
    'Go',
    'SQL',
    'Python',
  ])
})

test('a person who names no skills has none', () => {
  expect(ownSkillsOf({ technicalSkills: '', softSkills: '', workExperience: [] }, null)).toEqual([])
})
