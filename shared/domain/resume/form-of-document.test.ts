import { expect, test } from 'vitest'
import { resumeForm } from '../../api/resume-form.ts'
import { assembleResume } from './assemble.ts'
import { aminasForm } from './form.testing.ts'
import { besidesForm, emptyForm, formOfDocument } from './form-of-document.ts'
import { parseResume } from './parse.ts'
import { writeResume } from './write.ts'

test.each<[string, Partial<typeof emptyForm>]>([
  ['whole', {}],
  [
    'with places',
    { workExperience: aminasForm.workExperience.map(job => ({ ...job, place: 'Apapa, Lagos' })) },
  ],
  ['with licences', { licences: "Driver's licence, class G\nTRCN licence, to 2027" }],
  ['with referees', { referees: 'Mrs Ada Obi, Head Teacher, 0803 000 0143\nMr Musa Gani, Owner' }],
  ['with a portfolio at GitHub', { portfolioUrl: 'github.com/amina/work' }],
])('a form, %s, is read back from the resume that was written from it', (_, different) => {
  const form = { ...aminasForm, ...different }
  expect(formOfDocument(parseResume(writeResume(assembleResume(form, null))))).toEqual(form)
})

test('words in the place of a link are not on the resume', () => {
  const { contact, sections } = assembleResume({ ...aminasForm, linkedinUrl: 'not a url at all' }, null)
  expect(JSON.stringify([contact, sections])).not.toContain('not a url')
})

test('an empty document gives an empty form', () => {
  expect(formOfDocument(parseResume(''))).toEqual(emptyForm)
  expect(resumeForm.parse(emptyForm)).toEqual(emptyForm)
})

test.each<[string, Partial<typeof emptyForm>]>([
  ['Lagos · a@b.co · 0803 000 0142', { location: 'Lagos', email: 'a@b.co', phone: '0803 000 0142' }],
  ['Email: a@b.co | Phone: +234 (0) 803 000 0142', { email: 'a@b.co', phone: '+234 (0) 803 000 0142' }],
  [
    'a@b.co · github.com/amina · www.linkedin.com/in/amina',
    { githubUrl: 'github.com/amina', linkedinUrl: 'www.linkedin.com/in/amina' },
  ],
  ['a@b.co · amina.dev', { portfolioUrl: 'amina.dev' }],
  [
    '📧 a@b.co | 📱 +234 803 000 0142 | 📍 Lagos',
    { email: 'a@b.co', phone: '+234 803 000 0142', location: 'Lagos' },
  ],
  ['Ikeja · Lagos · a@b.co', { location: 'Ikeja, Lagos' }],
])('the contact line %s', (line, read) => {
  expect(formOfDocument(parseResume(`# A\nAnalyst\n${line}`))).toMatchObject(read)
})

test('the place of a job has a field of its own, and a school before its degree is swapped', () => {
  const { workExperience, education } = formOfDocument(
    parseResume(
      '# A\n## Work\n### Teller, Palm Bank\n2019 · Apapa\n- Counted\n## Education\n### Bayero University, B.Sc. Economics\n2020\n## Schools\n- WAEC, Kings College, 2014',
    ),
  )
  expect(workExperience).toEqual([
    { jobTitle: 'Teller', company: 'Palm Bank', place: 'Apapa', duration: '2019', description: 'Counted' },
  ])
  expect(education).toEqual([
    { degree: 'B.Sc. Economics', school: 'Bayero University', year: '2020', gpa: '' },
    { degree: 'WAEC', school: 'Kings College', year: '2014', gpa: '' },
  ])
})

test('text without a field in the form is reported', () => {
  const document = parseResume('# A\n## Skills\nSQL\n## Awards\nBest Teller\n### First, Palm\n2020\n- A cup')
  expect(besidesForm(document)).toEqual(['Awards', 'Best Teller', 'First, Palm, 2020', 'A cup'])
})

test.each([
  ['SQL, Excel', 'SQL, Excel', ''],
  ['SQL, Excel\n\nPatience', 'SQL, Excel', 'Patience'],
  ['- **Languages:** Go, SQL\n- **Tools:** Git\n- **Soft skills:** Patience', 'Go, SQL, Git', 'Patience'],
  ['- SQL\n- Excel', 'SQL, Excel', ''],
])('the skills of %j', (written, technicalSkills, softSkills) => {
  expect(formOfDocument(parseResume(`# A\n## Skills\n${written}`))).toMatchObject({
    technicalSkills,
    softSkills,
  })
})
