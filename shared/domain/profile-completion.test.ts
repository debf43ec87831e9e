import { expect, test } from 'vitest'
import type { Profile } from '../api/profile.ts'
import { firstProfile } from './profile.ts'
import { completion } from './profile-completion.ts'

const named = firstProfile(
  { name: 'Ngozi', email: 'ngozi@example.com', answers: null },
  new Date('2026-11-20T10:00:00Z'),
)
const whole: Profile = {
  ...named,
  avatar: '0123456789abcdef',
  phone: '0803 000 0009',
  state: 'Lagos',
  bio: 'Nurse.',
  jobTitle: 'Nurse',
  industry: 'Healthcare',
  careerLevel: 'mid',
  yearsOfExperience: 0,
  skills: ['Triage'],
  languages: ['Igbo'],
  portfolioUrl: 'https://ngozi.example',
  jobTypes: ['Onsite'],
  salaryMin: 0,
}
const missingIn = (profile: Profile) => completion(profile).missing.map(({ field }) => field)

test('a full profile is 100 percent; no experience and a salary of 0 are answers too', () => {
  expect(completion(whole)).toEqual({ percent: 100, missing: [] })
})

test('a profile with only a name has begun, and the missing fields are in the order of the screen', () => {
  expect(completion(named).percent).toBe(7)
  expect(missingIn(named)).toEqual([
    'avatar',
    'phone',
    'location',
    'bio',
    'jobTitle',
    'industry',
    'careerLevel',
    'yearsOfExperience',
    'skills',
    'languages',
    'linkedinUrl',
    'jobTypes',
    'salaryMin',
  ])
})

test.each<[string, Partial<Profile>, readonly string[]]>([
  ['no picture', { avatar: null }, ['avatar']],
  ['a name of blanks', { fullName: '  ' }, ['fullName']],
  ['a text of blanks', { bio: ' \n ' }, ['bio']],
  ['a city and no state', { state: null, location: 'Accra' }, []],
  ['neither city nor state', { state: null }, ['location']],
  ['another link', { portfolioUrl: '', githubUrl: 'https://github.example/ngozi' }, []],
  ['no link', { portfolioUrl: '' }, ['linkedinUrl']],
  ['the most alone', { salaryMin: null, salaryMax: 300_000 }, []],
  ['no salary', { salaryMin: null }, ['salaryMin']],
  ['no certificates, which not everybody has', { certifications: [] }, []],
])('%s', (_, change, expected) => {
  expect(missingIn({ ...whole, ...change })).toEqual(expected)
})

test('a profile that lacks one field is not at 100 percent', () => {
  expect(completion({ ...whole, avatar: null })).toEqual({
    percent: 93,
    missing: [{ field: 'avatar', label: 'Profile picture' }],
  })
})
