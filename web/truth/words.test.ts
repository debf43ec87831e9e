import { expect, test } from 'vitest'
import type { Facts } from '../../shared/api/truth.ts'
import { claimsText, sourcesOf, unusedText } from './words.ts'

const empty: Facts['form'] = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  jobTitle: '',
  summary: '',
  workExperience: [],
  education: [],
  technicalSkills: '',
  softSkills: '',
  certifications: '',
  licences: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: '',
  referees: '',
}

test("the sources are the person's jobs and schools, whatever is left out", () => {
  const work = (jobTitle: string, company: string) => ({
    jobTitle,
    company,
    place: '',
    duration: '',
    description: '',
  })
  const school = (degree: string, school: string) => ({ degree, school, year: '', gpa: '' })
  const form = {
    ...empty,
    workExperience: [
      work('Clerk', 'Gani'),
      work('', 'Moremi'),
      work('Driver', ''),
      work('', ''),
      work('Clerk', 'Gani'),
    ],
    education: [school('B.Sc. Economics', 'Bayero University'), school('', 'Queens College')],
  }
  expect(sourcesOf({ form, statements: [] })).toEqual([
    'My work as Clerk at Gani',
    'My work at Moremi',
    'My work as Driver',
    'My studies, B.Sc. Economics at Bayero University',
    'My studies at Queens College',
  ])
})

test.each([
  [0, 'All of your facts are in it.'],
  [1, '1 of your facts is not in it'],
  [3, '3 of your facts are not in it'],
])('%i facts without a line: %s', (count, said) => {
  expect(unusedText(count)).toBe(said)
})

test('each kind of claim is one sentence, and each claim is listed once', () => {
  const claim = (kind: 'figure' | 'rank', text: string) => ({ kind, text, start: 0, end: 1 })
  const claims = [
    claim('rank', 'led'),
    claim('figure', '12'),
    claim('rank', 'the whole department'),
    claim('figure', '12'),
  ]
  expect(claimsText(claims)).toBe('A higher role: led, the whole department. A number: 12.')
})
