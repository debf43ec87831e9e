import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeForm } from '../../api/resume-form.ts'
import { assembleResume } from '../resume/assemble.ts'
import { aminasForm } from '../resume/form.testing.ts'
import { toJsonResume } from '../resume/json-resume.ts'
import { formOfJsonResume } from './form-of-json-resume.ts'
import { samples } from './samples/all.testing.ts'
import { compare } from './samples/compare.testing.ts'

test('our own file is read back field by field', () => {
  for (const form of [aminasForm, ...samples.map(sample => sample.form)]) {
    // Where all skills are soft ones the document does not say so.
    if (form.technicalSkills === '') continue
    const json: unknown = JSON.parse(JSON.stringify(toJsonResume(assembleResume(form, null))))
    const read = formOfJsonResume(json)
    expect(compare(form, read.form).wrong).toEqual([])
    expect(read.unplaced).toEqual([])
  }
})

test('a file of another program is read, and values without a field are reported', () => {
  const read = formOfJsonResume({
    $schema: 'https://example.com/schema.json',
    basics: {
      name: 'Ada Obi',
      label: 'Nurse',
      image: 'https://example.com/ada.png',
      location: { city: 'Enugu', countryCode: 'NG' },
      profiles: [{ network: 'LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada' }],
      url: 'https://ada.example',
    },
    work: [
      {
        company: 'UNTH',
        position: 'Nurse',
        startDate: '2020-02-01',
        highlights: ['Night shifts'],
        url: 'https://unth.org',
      },
      { name: 'NFH', position: 'Intern', startDate: '2019', endDate: '2020-01' },
    ],
    volunteer: [{ organization: 'Red Cross', position: 'Volunteer', endDate: '2018-06' }],
    education: [{ institution: 'UNN', area: 'Nursing', studyType: 'B.N.Sc.', endDate: '2018', gpa: 4.1 }],
    skills: [{ name: 'Wards', level: 'Master', keywords: ['Wound care', 'Drug charts'] }, 'Typing'],
    languages: [{ language: 'Igbo', fluency: 'Native' }, 'English'],
    interests: [{ name: 'Music', keywords: ['Highlife'] }],
    awards: [{ title: 'Best Nurse', date: '2021', awarder: 'UNTH' }],
    meta: { version: '1' },
  })
  expect(read.form).toEqual({
    fullName: 'Ada Obi',
    email: '',
    phone: '',
    location: 'Enugu, NG',
    jobTitle: 'Nurse',
    summary: '',
    workExperience: [
      {
        jobTitle: 'Nurse',
        company: 'UNTH',
        place: '',
        duration: 'Feb 2020 – Present',
        description: 'Night shifts',
      },
      { jobTitle: 'Intern', company: 'NFH', place: '', duration: '2019 – Jan 2020', description: '' },
      { jobTitle: 'Volunteer', company: 'Red Cross', place: '', duration: 'Jun 2018', description: '' },
    ],
    education: [{ degree: 'B.N.Sc., Nursing', school: 'UNN', year: '2018', gpa: '4.1' }],
    technicalSkills: 'Wound care, Drug charts, Typing',
    softSkills: '',
    certifications: '',
    licences: '',
    linkedinUrl: 'https://linkedin.com/in/ada',
    portfolioUrl: 'https://ada.example',
    githubUrl: '',
    interests: 'Music, Highlife',
    languages: 'Igbo (Native), English',
    referees: '',
  })
  expect(read.unplaced).toEqual(['https://unth.org', 'Best Nurse – 2021'])
})

test('what is no web address is in no field of links, and is not lost', () => {
  const { form, unplaced } = formOfJsonResume({ basics: { name: 'Ada Obi', url: 'not a url at all' } })
  expect(form.portfolioUrl).toBe('')
  expect(unplaced).toContain('not a url at all')
})

test("a value of a wrong type doesn't affect the others", () => {
  const { form, unplaced } = formOfJsonResume({
    basics: { name: ['Ada'], email: 7, profiles: 'none', location: null },
    work: ['a job', null, { position: 'Clerk', highlights: 'sold' }],
    education: 'UNN',
    skills: { a: 1 },
    languages: [[], { language: 'Igbo' }],
  })
  expect(form).toMatchObject({ fullName: '', email: '7', languages: 'Igbo' })
  expect(form.workExperience).toEqual([
    { jobTitle: 'Clerk', company: '', place: '', duration: '', description: '' },
  ])
  expect(unplaced).toEqual(expect.arrayContaining(['Ada', 'a job', 'sold', 'UNN', 'none']))
})

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)])

test('any value becomes a form within its limits', () => {
  const { form } = formOfJsonResume({ basics: nested(1000), work: nested(500) })
  expect(Object.values(form).every(field => field.length === 0)).toBe(true)
  const resumes = fc.record({
    basics: fc.anything(),
    work: fc.anything(),
    education: fc.array(fc.anything()),
    skills: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), resumes), value => {
      expect(resumeForm.safeParse(formOfJsonResume(value).form).success).toBe(true)
    }),
  )
})
