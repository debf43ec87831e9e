import { expect, test } from 'vitest'
import { resumeForm } from '../../api/resume-form.ts'
import { aminasForm, aminasProfile } from './form.testing.ts'
import { factsOf, formOfProfile, quickForm, saysEnough } from './form-facts.ts'
import { emptyForm } from './form-of-document.ts'

test('facts are the form, and statements from the profile and the person', () => {
  const kept = [{ text: 'Led a team of 12', source: 'My work at Gani Haulage' }]
  expect(factsOf({ form: aminasForm, profile: aminasProfile, kept })).toEqual({
    form: aminasForm,
    statements: [
      'Name: Amina A. Bello',
      'Job title: Operations Analyst',
      'Location: Ikeja, Lagos',
      'I plan routes.',
      'Lead a fleet.',
      '7 years of experience',
      'Career level: mid',
      'Industry: Operations',
      'Skills: SQL, Excel',
      'Tech stack: excel, Power BI',
      'Certifications: Excel Associate',
      'Languages: Hausa, English',
      '"Led a team of 12" (My work at Gani Haulage)',
    ],
  })
  expect(factsOf({ form: aminasForm, profile: null, kept: [] }).statements).toEqual([])
})

test('one year of experience is written in the singular', () => {
  const { statements } = factsOf({
    form: emptyForm,
    profile: { ...aminasProfile, yearsOfExperience: 1 },
    kept: [],
  })
  expect(statements).toContain('1 year of experience')
})

test('the form of a profile', () => {
  expect(formOfProfile(aminasProfile)).toEqual({
    ...emptyForm,
    fullName: 'Amina A. Bello',
    email: 'amina@example.com',
    phone: '0803 000 0142',
    location: 'Ikeja, Lagos',
    jobTitle: 'Operations Analyst',
    summary: 'I plan routes.',
    technicalSkills: 'SQL, Excel, Power BI',
    certifications: 'Excel Associate',
    licences: '',
    linkedinUrl: 'https://linkedin.com/in/amina',
    languages: 'Hausa, English',
    referees: '',
  })
})

test.each([
  ['Ikeja', null, 'Ikeja'],
  ['Ikeja, lagos', 'Lagos', 'Ikeja, lagos'],
  ['', 'Kano', 'Kano'],
  ['', null, ''],
] as const)('the place %j in %s', (location, state, place) => {
  expect(formOfProfile({ ...aminasProfile, location, state }).location).toBe(place)
})

test('a profile with the longest lists fits into the form', () => {
  const many = Array.from({ length: 50 }, (_, at) => `${at} ${'x'.repeat(96)}`)
  const full = {
    ...aminasProfile,
    skills: many,
    techStack: many,
    certifications: many,
    languages: many.slice(0, 20),
  }
  expect(resumeForm.safeParse(formOfProfile(full)).success).toBe(true)
})

test('the primary resume has precedence over the profile, unless it is empty', () => {
  const primary = { ...aminasForm, phone: ' ', githubUrl: '', linkedinUrl: '' }
  const form = quickForm({ ...aminasProfile, phone: '0805 111 2222' }, primary)
  expect(form).toEqual({
    ...aminasForm,
    phone: '0805 111 2222',
    githubUrl: '',
    linkedinUrl: 'https://linkedin.com/in/amina',
  })
  expect(quickForm(aminasProfile, null)).toEqual(formOfProfile(aminasProfile))
  expect(quickForm(null, primary)).toEqual({ ...primary, phone: '' })
  expect(quickForm(null, null)).toEqual(emptyForm)
})

test.each([
  [{}, false],
  [{ fullName: 'Amina' }, false],
  [{ summary: 'I plan.' }, false],
  [{ fullName: 'Amina', summary: 'I plan.' }, true],
  [{ fullName: 'Amina', softSkills: 'Patience' }, true],
  [{ fullName: 'Amina', workExperience: aminasForm.workExperience }, true],
  [{ fullName: 'Amina', education: aminasForm.education }, true],
  [{ fullName: 'Amina', education: [{ degree: ' ', school: '', year: '2020', gpa: '' }] }, false],
  [{ fullName: ' ', summary: 'I plan.' }, false],
])('%j is enough to write from: %s', (said, is) => {
  expect(saysEnough({ ...emptyForm, ...said })).toBe(is)
})

test('what the career record says besides the form is a fact, also where it says otherwise', () => {
  const [job] = aminasForm.workExperience
  const cashier = {
    jobTitle: 'Cashier',
    company: 'Zenith Bank',
    place: '',
    duration: '2012',
    description: '',
  }
  const record = {
    ...aminasForm,
    phone: '0809 111 2233',
    workExperience: job ? [{ ...job, duration: 'Jan 2022 to now' }, cashier] : [],
  }
  const { form, statements } = factsOf({ form: aminasForm, profile: null, kept: [], record })
  expect(form).toEqual({ ...aminasForm, workExperience: [...aminasForm.workExperience, cashier] })
  expect(statements).toEqual(['0809 111 2233', 'Operations Officer, Gani Haulage, Jan 2022 to now'])
})
