import { expect, test } from 'vitest'
import type { FitPart } from '../../api/jobs.ts'
import type { Preferences } from '../../api/preferences.ts'
import type { Profile } from '../../api/profile.ts'
import type { FitWord } from '../../lists.ts'
import { firstProfile, noAnswers } from '../profile.ts'
import { familiesFor } from './fit/role.ts'
import { type ComparedJob, fitOf, seekerOf, withoutParts } from './fit.ts'
import { placesOf } from './places.ts'

const now = new Date('2026-11-21T09:00:00Z')
const nothing: Preferences = {
  jobTitles: [],
  jobTypes: [],
  locations: [],
  industries: [],
  keywords: [],
  excludedCompanies: [],
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  currency: 'NGN',
  remoteOnly: false,
  autoApplyEnabled: false,
  version: 1,
  updatedAt: now.toISOString(),
}
const personOf = (about: Partial<Profile>): Profile => ({
  ...firstProfile({ email: 'a@example.com', name: 'A', answers: { ...noAnswers, fullName: 'A' } }, now),
  ...about,
})
const nurse = personOf({
  jobTitle: 'Staff Nurse',
  state: 'Kaduna',
  experienceLevel: 'mid',
  salaryMin: 150_000,
})
const backend = personOf({ jobTitle: 'Backend Developer', state: 'Lagos', skills: ['Node JS development'] })
const graduate = personOf({ state: 'Enugu', experienceLevel: 'entry', skills: ['Microsoft Excel'] })

const jobOf = (title: string, about: Partial<ComparedJob> = {}): ComparedJob => ({
  title,
  location: 'Kaduna',
  places: placesOf(about.location ?? 'Kaduna'),
  workplace: null,
  openTo: [],
  type: null,
  level: null,
  yearsAsked: null,
  sponsorsVisa: false,
  pay: null,
  skills: [],
  alternatives: [],
  ...about,
})
const fitFor = (person: Profile | null, job: ComparedJob, wants: Partial<Preferences> = {}) =>
  fitOf(job, seekerOf(person, { ...nothing, ...wants }))
const says = (part: FitPart['part'], found: ReturnType<typeof fitFor>) =>
  found?.parts.find(each => each.part === part)

test.each<[string, FitWord, ReturnType<typeof fitFor>]>([
  ['the same role in the same place', 'strong', fitFor(nurse, jobOf('Registered Nurse'))],
  ['a role that the same person does', 'strong', fitFor(nurse, jobOf('Registered Nurse/Midwife'))],
  [
    'an office in town for somebody who also works remotely',
    'strong',
    fitFor(nurse, jobOf('Staff Nurse', { workplace: 'onsite' }), { jobTypes: ['full-time', 'remote'] }),
  ],
  [
    'an office in town for somebody who works only remotely',
    'stretch',
    fitFor(nurse, jobOf('Staff Nurse', { workplace: 'onsite' }), { jobTypes: ['remote'] }),
  ],
  [
    'another quarter of the city where the person looks',
    'strong',
    fitFor(nurse, jobOf('Staff Nurse', { location: 'Apapa, Lagos' }), { locations: ['Ikeja'] }),
  ],
  ['the role elsewhere', 'stretch', fitFor(nurse, jobOf('Staff Nurse', { location: 'Lagos' }))],
  [
    'the role elsewhere, for who would move',
    'strong',
    fitFor({ ...nurse, willingToRelocate: true }, jobOf('Staff Nurse', { location: 'Lagos' })),
  ],
  ['the role with other tools', 'fair', fitFor(backend, jobOf('C# Developer (.NET)', { location: 'Lagos' }))],
  ['other work here', 'other', fitFor(nurse, jobOf('Senior Product Manager'))],
  ['other work with the words of the role', 'other', fitFor(nurse, jobOf('Nurse Recruiter'))],
  [
    'a job two levels up, whose years the person has',
    'stretch',
    fitFor(
      { ...graduate, jobTitle: 'Accountant', yearsOfExperience: 5 },
      jobOf('Accountant', { level: 'lead', yearsAsked: 5, location: 'Enugu' }),
    ),
  ],
  ['a job two levels up', 'stretch', fitFor(nurse, jobOf('Staff Nurse', { level: 'lead' }))],
  [
    'a year less than the advert asks for',
    'strong',
    fitFor({ ...nurse, yearsOfExperience: 2 }, jobOf('Staff Nurse', { yearsAsked: 3 })),
  ],
  [
    'some years less',
    'fair',
    fitFor({ ...nurse, yearsOfExperience: 1 }, jobOf('Staff Nurse', { yearsAsked: 4 })),
  ],
  [
    'many years less',
    'stretch',
    fitFor(graduate, jobOf('Graduate Trainee', { location: 'Enugu', yearsAsked: 5 })),
  ],
  [
    'abroad, with a visa',
    'stretch',
    fitFor(nurse, jobOf('Staff Nurse', { location: 'London, United Kingdom', sponsorsVisa: true })),
  ],
  [
    'an internship for who looks for one',
    'strong',
    fitFor(graduate, jobOf('Intern', { location: 'Enugu', type: 'internship' }), {
      jobTitles: ['Graduate trainee', 'Intern'],
      jobTypes: ['full-time'],
    }),
  ],
  [
    'an office that trains, for who names only a programme',
    'fair',
    fitFor(graduate, jobOf('Front Desk Officer', { location: 'Enugu' }), { jobTitles: ['Graduate trainee'] }),
  ],
  ['abroad', 'closed', fitFor(nurse, jobOf('Staff Nurse', { location: 'London, United Kingdom' }))],
  [
    'remote, for others',
    'closed',
    fitFor(backend, jobOf('Backend Developer', { workplace: 'remote', openTo: ['GB'], location: 'Remote' })),
  ],
  [
    'remote, for all',
    'strong',
    fitFor(
      backend,
      jobOf('Backend Engineer (Node.js)', { workplace: 'remote', openTo: ['worldwide'], location: 'Remote' }),
    ),
  ],
  [
    'work for beginners, without a title',
    'strong',
    fitFor(graduate, jobOf('Graduate Trainee', { level: 'entry', location: 'Enugu' })),
  ],
])('%s: %s', (_, word, found) => {
  expect(found?.word).toBe(word)
})

test('no number of conditions and skills outweighs the role', () => {
  const all = {
    location: 'Lagos',
    type: 'full-time',
    level: 'mid',
    skills: ['Node.js', 'Git'],
  } satisfies Partial<ComparedJob>
  const other = fitFor(backend, jobOf('Accountant', all), { jobTypes: ['full-time'] })
  const own = fitFor(backend, jobOf('Backend Developer', { location: 'Kano', type: 'contract' }), {
    jobTypes: ['full-time'],
  })
  expect(own?.score).toBeGreaterThan(other?.score ?? 100)
})

test('a job that the person cannot get is below every other', () => {
  const closed = fitFor(nurse, jobOf('Staff Nurse', { location: 'London, United Kingdom' }))
  expect(closed?.score).toBeLessThan(fitFor(nurse, jobOf('Accountant', { level: 'lead' }))?.score ?? 0)
})

test('a skill that names the work of the person is theirs, in any spelling', () => {
  const found = fitFor(
    backend,
    jobOf('Backend Developer', { skills: ['Backend Development', 'Node.js', 'Kafka'] }),
  )
  expect(found?.skills).toEqual({ had: ['Backend Development', 'Node.js'], missing: ['Kafka'] })
})

test.each<[string[], string[], string[], string]>([
  [['R'], ['R'], ['SQL'], 'You have 1 of the 2 skills that the advert asks for'],
  [['R', 'Python'], ['Python'], ['SQL'], 'You have 1 of the 2 skills that the advert asks for'],
  [['SQL'], ['SQL'], ['Python or R'], 'You have 1 of the 2 skills that the advert asks for'],
  [['Excel'], [], ['Python or R', 'SQL'], 'You have 0 of the 2 skills that the advert asks for'],
])('who has %j has %j and lacks %j of "Python or R, and SQL"', (own, had, missing, line) => {
  const asked = { skills: ['Python', 'SQL', 'R'], alternatives: [['Python', 'R']] }
  const found = fitFor({ ...nurse, skills: own }, jobOf('Nurse', asked))
  expect(found?.skills).toEqual({ had, missing })
  expect(says('skills', found)?.says).toBe(line)
})

test('an alternative that the person lacks costs no points', () => {
  const skills = ['Python', 'R']
  const score = (about: Partial<ComparedJob>) =>
    fitFor({ ...nurse, skills: ['R'] }, jobOf('Nurse', { skills, ...about }))?.score
  expect(score({ alternatives: [skills] })).toBe(score({ skills: ['R'] }))
  expect(score({ alternatives: [skills] })).toBeGreaterThan(score({}) ?? 100)
})

test.each<[FitPart['part'], boolean | null, string, ComparedJob, Partial<Preferences>]>([
  ['role', true, 'Midwife is close to Staff Nurse', jobOf('Midwife'), {}],
  ['open', true, 'In Nigeria', jobOf('Nurse'), {}],
  ['level', false, 'Lead level; yours is mid', jobOf('Nurse', { level: 'lead' }), {}],
  [
    'level',
    false,
    'Asks for 6 years of experience, more than yours',
    jobOf('Nurse', { level: 'mid', yearsAsked: 6 }),
    {},
  ],
  [
    'type',
    null,
    'Full-time; you have not said what kind of work you want',
    jobOf('Nurse', { type: 'full-time' }),
    {},
  ],
  [
    'type',
    false,
    'Contract, not what you look for',
    jobOf('Nurse', { type: 'contract' }),
    { jobTypes: ['full-time'] },
  ],
  [
    'type',
    true,
    'Contract, as you want it',
    jobOf('Nurse', { type: 'contract' }),
    { jobTypes: ['freelance'] },
  ],
  [
    'location',
    false,
    'Not remote, and you look for remote work only',
    jobOf('Nurse', { workplace: 'onsite' }),
    { remoteOnly: true },
  ],
  [
    'location',
    true,
    'Abuja, where you look',
    jobOf('Nurse', { location: 'Abuja' }),
    { locations: ['Abuja'] },
  ],
  ['salary', null, 'The advert does not say what it pays', jobOf('Nurse'), {}],
])('%s: %s, %s', (part, fits, words, job, wants) => {
  expect(says(part, fitFor(nurse, job, wants))).toEqual({ part, fits, says: words })
})

test.each<[string, string, ComparedJob]>([
  ['the role and its place', 'Your role, in Kaduna', jobOf('Staff Nurse')],
  ['what speaks against it', 'Your role, but in Lagos', jobOf('Staff Nurse', { location: 'Lagos' })],
  ['the years that are missing', 'Your role, but asks for 6 years', jobOf('Staff Nurse', { yearsAsked: 6 })],
  ['other work', 'Other work than yours', jobOf('Accountant')],
  [
    'the city of a quarter far away',
    'Your role, but in Abuja',
    jobOf('Staff Nurse', { location: 'Maitama, Abuja' }),
  ],
  ['a closed job', 'Not open to Nigeria', jobOf('Staff Nurse', { location: 'Leeds, United Kingdom' })],
])('the reason says %s', (_, reason, job) => {
  expect(fitFor(nurse, job)?.reason).toBe(reason)
})

test('the fit without its parts keeps word, score and reason', () => {
  const found = fitFor(nurse, jobOf('Staff Nurse', { skills: ['Triage'] }))
  expect(found && withoutParts(found)).toEqual({ ...found, skills: { had: [], missing: [] }, parts: [] })
})

test('nothing is said where nothing is known of the person', () => {
  expect(fitOf(jobOf('Nurse'), seekerOf(null, null))).toBeNull()
})

test('a beginner who names only skills is offered what beginners do, too', () => {
  const families = familiesFor(seekerOf({ ...graduate, skills: ['Bookkeeping'] }, nothing))
  expect(families.has('graduate-trainee')).toBe(true)
  expect(familiesFor(seekerOf(nurse, nothing)).has('graduate-trainee')).toBe(false)
})
