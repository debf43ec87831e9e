import { expect, test } from 'vitest'
import type { EducationEntry, ResumeForm, WorkEntry } from '../../api/resume-form.ts'
import { workAtMost } from '../../api/resume-form.ts'
import { aminasForm } from './form.testing.ts'
import { emptyForm } from './form-of-document.ts'
import { mergeForms, withNewer, withTheirs } from './merge-forms.ts'

const form = (fields: Partial<ResumeForm>): ResumeForm => ({ ...emptyForm, ...fields })
const job = (jobTitle: string, company: string, duration: string, ...lines: string[]): WorkEntry => ({
  jobTitle,
  company,
  place: '',
  duration,
  description: lines.join('\n'),
})
const course = (degree: string, school: string, year = ''): EducationEntry => ({
  degree,
  school,
  year,
  gpa: '',
})

test('a form that is merged with itself, or with an empty one, stays as it is', () => {
  for (const other of [aminasForm, emptyForm]) {
    const { form: merged, differences, unplaced } = mergeForms(aminasForm, other)
    expect({ merged, differences, unplaced }).toEqual({ merged: aminasForm, differences: [], unplaced: [] })
  }
  expect(mergeForms(emptyForm, aminasForm)).toMatchObject({
    form: aminasForm,
    counts: {
      jobs: { found: 2, added: 2 },
      skills: { found: 5, added: 5 },
      languages: { found: 3, added: 3 },
    },
  })
})

const nurse = job('Staff Nurse', 'Lagoon Hospital', 'Mar 2021 - now', 'Trained 12 ward aides')

test.each<[string, WorkEntry, WorkEntry, Partial<WorkEntry>[]]>([
  ['spelled otherwise', nurse, job('STAFF NURSE', 'Lagoon Hospital Ltd.', 'March 2021 till date'), [nurse]],
  ['without its dates', nurse, job('Staff Nurse', 'Lagoon Hospital', ''), [nurse]],
  ['without its employer', nurse, job('Staff Nurse', '', 'Mar 2021 – present'), [nurse]],
  [
    'with dates that overlap',
    nurse,
    job('Staff Nurse', 'Lagoon Hospital', '2021 - 2023'),
    [{ duration: 'Mar 2021 - now' }],
  ],
  [
    'with a further line',
    nurse,
    job('Staff Nurse', 'Lagoon Hospital', '', '• Trained 12 ward aides.', 'Ran the night shift'),
    [{ description: 'Trained 12 ward aides\nRan the night shift' }],
  ],
  [
    'with a line that says more',
    nurse,
    job('Staff Nurse', 'Lagoon Hospital', '', 'Trained 12 new ward aides in triage'),
    [{ description: 'Trained 12 new ward aides in triage' }],
  ],
  [
    'with another figure, which is another claim',
    nurse,
    job('Staff Nurse', 'Lagoon Hospital', '', 'Trained 20 ward aides'),
    [{ description: 'Trained 12 ward aides\nTrained 20 ward aides' }],
  ],
  [
    'under another title in the same months',
    nurse,
    job('Senior Staff Nurse', 'Lagoon Hospital', 'March 2021 - present'),
    [{ jobTitle: 'Staff Nurse' }],
  ],
])('the same job %s is one job', (_, mine, theirs, expected) => {
  const { form: merged } = mergeForms(form({ workExperience: [mine] }), form({ workExperience: [theirs] }))
  expect(merged.workExperience).toMatchObject(expected)
})

test.each([
  ['Mar 2021 - now', 'March 2021 – Present', 0],
  ['Mar 2021 - now', 'Mar 2021 - Jun 2024', 1],
  ['2019 - 2021', 'Mar 2019 - Jun 2021', 1],
])('%s and %s: %i differences', (duration, other, count) => {
  const { differences } = mergeForms(
    form({ workExperience: [{ ...nurse, duration }] }),
    form({ workExperience: [{ ...nurse, duration: other }] }),
  )
  expect(differences).toHaveLength(count)
})

test.each<[string, WorkEntry]>([
  ['another employer', job('Staff Nurse', 'Reddington Hospital', '2018 - 2020')],
  ['another title in other years', job('Matron', 'Lagoon Hospital', '2017 - 2019')],
  ['the same title at the same employer, years before', job('Staff Nurse', 'Lagoon Hospital', '2012 - 2014')],
])('%s is another job', (_, theirs) => {
  const { form: merged } = mergeForms(form({ workExperience: [nurse] }), form({ workExperience: [theirs] }))
  expect(merged.workExperience).toEqual([nurse, theirs])
})

test('a job that is new stands where its dates put it', () => {
  const cleaner = job('Cleaner', 'Eko Hotel', '2015 - 2016')
  const undated = job('Volunteer', 'Red Cross', '')
  const carer = job('Carer', 'Home', 'Jan 2018 to Feb 2021')
  const { form: merged, counts } = mergeForms(
    form({ workExperience: [nurse, cleaner] }),
    form({ workExperience: [undated, carer, nurse] }),
  )
  expect(merged.workExperience).toEqual([nurse, carer, cleaner, undated])
  expect(counts.jobs).toEqual({ found: 3, added: 2, extended: 0 })
})

test.each<[string, EducationEntry, number]>([
  ['in other letters', course('BSC. ECONOMICS', 'bayero university kano'), 1],
  ['without its place', course('B.Sc. Economics', 'Bayero University'), 1],
  ['without its degree', course('', 'Bayero University, Kano', '2020'), 1],
  ['with its class', course('B.Sc Economics, Second Class Upper', 'Bayero University Kano'), 1],
  ['at another school', course('B.Sc Economics', 'University of Lagos'), 2],
  ['of another degree', course('MBA', 'Bayero University, Kano'), 2],
])('a course %s: %j', (_, theirs, courses) => {
  const mine = form({ education: [course('B.Sc Economics', 'Bayero University, Kano')] })
  expect(mergeForms(mine, form({ education: [theirs] })).form.education).toHaveLength(courses)
})

test.each<[keyof ResumeForm & string, string, string, string]>([
  ['technicalSkills', 'SQL, Excel', 'excel; SQL Server', 'SQL, Excel, SQL Server'],
  ['technicalSkills', 'SQL\nExcel', 'Tally', 'SQL\nExcel\nTally'],
  [
    'technicalSkills',
    'Sage 50, Advanced Excel',
    'Excel (advanced), Sage 100',
    'Sage 50, Advanced Excel, Sage 100',
  ],
  ['technicalSkills', 'Excel', 'Excel (advanced)', 'Excel (advanced)'],
  ['certifications', 'Diploma in Law', 'Advanced Diploma in Law', 'Diploma in Law, Advanced Diploma in Law'],
  ['languages', 'English, Hausa', 'English (fluent), French', 'English (fluent), Hausa, French'],
  ['languages', 'English (fluent)', 'English', 'English (fluent)'],
  ['licences', 'RN 4411', 'RN 4411\nDriver, class B', 'RN 4411\nDriver, class B'],
  ['referees', 'Mrs Ade, matron', 'Mrs Ade, matron, 0803 111 2222', 'Mrs Ade, matron, 0803 111 2222'],
  ['phone', '0803 000 0142', '+234 803 000 0142', '0803 000 0142'],
  ['linkedinUrl', 'linkedin.com/in/amina', 'https://www.linkedin.com/in/amina/', 'linkedin.com/in/amina'],
  ['email', '', 'amina@example.com', 'amina@example.com'],
])('%s: %j and %j', (field, mine, theirs, expected) => {
  const { form: merged, differences } = mergeForms(form({ [field]: mine }), form({ [field]: theirs }))
  expect(merged[field]).toBe(expected)
  expect(differences).toEqual([])
})

test('a soft skill is not added to the technical ones', () => {
  const { form: merged, counts } = mergeForms(
    form({ softSkills: 'Patience' }),
    form({ technicalSkills: 'Patience, SQL' }),
  )
  expect(merged).toMatchObject({ technicalSkills: 'SQL', softSkills: 'Patience' })
  expect(counts.skills).toMatchObject({ found: 2, added: 1 })
})

test('one skill by two of its names stands once, as the person wrote it', () => {
  const { form: merged } = mergeForms(
    form({ technicalSkills: 'MS Excel, Sage' }),
    form({ technicalSkills: 'Microsoft excel, Excel (advanced), Sage 50' }),
  )
  expect(merged.technicalSkills).toBe('Excel (advanced), Sage, Sage 50')
})

test('the person keeps their own values, and takes the others where they choose so', () => {
  const mine = form({ phone: '0803 000 0142', summary: 'I nurse.', workExperience: [nurse] })
  const theirs = form({
    phone: '0809 111 2233',
    summary: 'A nurse of ten years.',
    workExperience: [{ ...nurse, duration: 'Jan 2020 - now' }],
  })
  const { form: merged, differences } = mergeForms(mine, theirs)
  expect(merged).toEqual(mine)
  expect(differences).toMatchObject([
    { of: 'person', field: 'phone', mine: '0803 000 0142', theirs: '0809 111 2233' },
    { of: 'person', field: 'summary' },
    { of: 'work', at: 0, field: 'duration', theirs: 'Jan 2020 - now' },
  ])
  expect(withTheirs(merged, differences)).toEqual(theirs)
})

test('what has no room is not lost unsaid', () => {
  const jobs = (name: string) => Array.from({ length: workAtMost }, (_, at) => job(`Clerk ${at}`, name, ''))
  const { form: merged, unplaced } = mergeForms(
    form({ workExperience: jobs('First'), interests: 'x'.repeat(990) }),
    form({ workExperience: [job('Porter', 'Second', '2011')], interests: 'Chess, Long walks' }),
  )
  expect(merged.workExperience).toEqual(jobs('First'))
  expect(merged.interests).toMatch(/x, Chess$/)
  expect(unplaced).toEqual(['Porter', 'Second', '2011', 'Long walks'])
})

test('where not all has room, the older form loses nothing to the newer one', () => {
  const lines = (what: string) => Array.from({ length: 30 }, (_, at) => `${what} ${at} ${'x'.repeat(80)}`)
  const older = form({
    phone: '0803 000 0142',
    workExperience: [{ ...nurse, description: lines('Fed').join('\n') }],
  })
  const newer = form({
    phone: '0809 111 2233',
    workExperience: [{ ...nurse, description: lines('Led').join('\n') }],
  })
  const all = withNewer(older, newer)
  expect(all.workExperience[0]?.description.split('\n')).toEqual(expect.arrayContaining(lines('Fed')))
  expect(all.phone).toBe('0809 111 2233')
})

test.each([
  ['a corrected line takes the place of the older one', ['Trained 12 ward aids'], ['Trained 12 ward aides']],
  [
    'a line that was left out stays',
    ['Trained 12 ward aides', 'Trained 14 ward guards'],
    ['Trained 12 ward aides', 'Trained 14 ward guards'],
  ],
])('typed over an older form: %s', (_, older, expected) => {
  const before = form({ workExperience: [{ ...nurse, description: older.join('\n') }] })
  const { form: merged } = mergeForms(form({ workExperience: [nurse] }), before, { isOlder: true })
  expect(merged.workExperience[0]?.description.split('\n')).toEqual(expected)
})

test('schools that an import adds stand newest first, those without a year last', () => {
  const imported = [course('WASSCE', 'Queen’s College', '2004 - 2010'), course('Diploma', 'Yabatech')]
  const newer = [
    course('MBA', 'Unilag', '2021 - now'),
    course('B.Sc. Economics', 'Bayero University', '2014'),
  ]
  const { form: merged } = mergeForms(
    form({ education: [course('OND', 'Kano Poly', '2011')] }),
    form({ education: [...imported, ...newer] }),
  )
  expect(merged.education.map(({ degree }) => degree)).toEqual([
    'MBA',
    'B.Sc. Economics',
    'OND',
    'WASSCE',
    'Diploma',
  ])
})
