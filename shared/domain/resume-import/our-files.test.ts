import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allResumeTemplates } from '../../lists.ts'
import { assembleResume } from '../resume/assemble.ts'
import { anyDocument } from '../resume/document.testing.ts'
import { aminasForm } from '../resume/form.testing.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { parseResume } from '../resume/parse.ts'
import { printedResume } from '../resume/printed.ts'
import { banners, resumeText } from '../resume/text-file.ts'
import { writeResume } from '../resume/write.ts'
import { formOfText } from './form-of-text.ts'
import { resumeOfOurText } from './our-files.ts'
import { wordsIn } from './words-of-form.ts'

const job = {
  jobTitle: 'Teacher',
  company: 'Little Acorns',
  place: '',
  duration: '',
  description: 'Taught 22 children',
}
const study = { degree: 'WAEC', school: '', year: '', gpa: '' }
const textOf = (form: typeof aminasForm) =>
  resumeText(writeResume(assembleResume(form, null)), 'professional')
/** The form with its dates, its number and its links as they are printed. */
const printed = (form: typeof aminasForm) =>
  formOfDocument(printedResume(assembleResume(form, null), { template: 'minimalist' }))
const backOf = (form: typeof aminasForm) => formOfText(textOf(form))

test.each(allResumeTemplates)('the banner of %s is not part of the resume', template => {
  const text = resumeText(writeResume(assembleResume(aminasForm, null)), template)
  expect(formOfText(text)).toEqual({ form: printed(aminasForm), unplaced: [] })
  expect(formOfText(`\n\n${text.replaceAll('\n', '\r\n')}`)).toEqual({
    form: printed(aminasForm),
    unplaced: [],
  })
})

test.each([
  'three years and a term, to July 2025',
  'NYSC, 2019/2020',
  "Oct '16 – '18",
  'before the strike',
  '',
])('the line below a title is the period, in any words: %j', duration => {
  const form = { ...aminasForm, workExperience: [{ ...job, duration }] }
  expect(backOf(form).form.workExperience).toEqual(printed(form).workExperience)
})

test.each([
  { year: '2020', gpa: '4.5/5' },
  { year: '2020', gpa: '' },
  { year: '', gpa: '4.5/5' },
  { year: '', gpa: 'Nine distinctions' },
  { year: 'expected July 2027', gpa: 'First Class' },
])('the lines below a degree are its year and its grade: %j', said => {
  const form = { ...aminasForm, education: [{ ...study, ...said }] }
  expect(backOf(form).form.education).toEqual([{ ...study, ...said }])
})

test('a headline alone is not a contact, and contacts alone are not a headline', () => {
  const reached = { ...aminasForm, jobTitle: '' }
  expect(backOf(reached).form).toEqual(printed(reached))
  const called = { ...aminasForm, email: '', phone: '', location: '' }
  expect(backOf(called).form).toEqual(printed(called))
})

test('a second paragraph of an entry is not a new entry', () => {
  const long = 'Moved the stock of three depots in one week and kept the papers in order.'
  const markdown = `# Amina\n\n## Work\n### Officer, Gani\n2020\n${long}\n\n${long} Twice.\n- Trained four\n`
  const document = parseResume(markdown)
  expect(resumeOfOurText(resumeText(markdown, 'loom'))).toEqual({
    ...document,
    sections: document.sections.map(section => ({ ...section, title: 'Work Experience' })),
  })
})

test('a banner without its end is recognised, and a text without a banner is not ours', () => {
  const lines = textOf(aminasForm).trim().split('\n')
  expect(formOfText(lines.slice(0, -2).join('\n'))).toEqual({ form: printed(aminasForm), unplaced: [] })
  expect(resumeOfOurText(lines.slice(3).join('\n'))).toBeNull()
  expect(resumeOfOurText(lines.slice(0, 3).join('\n'))).toBeNull()
})

test('lines that a program broke are joined', () => {
  const summary = 'Operations analyst in freight and retail supply.\nWrites the report people read.'
  const text = textOf({ ...aminasForm, summary })
  const broken = text.replace('freight and ', 'freight and\n')
  expect(broken).not.toBe(text)
  expect(formOfText(broken).form.summary).toBe(summary)
})

test('without a name, the first section is not the name', () => {
  const read = resumeOfOurText(resumeText('## Skills\nSQL, Excel\n', 'bold'))
  expect(read).toMatchObject({ name: '', sections: [{ title: 'Skills', paragraphs: ['SQL, Excel'] }] })
})

// `at` only joins a title and an employer.
test('no word of any document is lost', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...allResumeTemplates), (document, template) => {
      const text = resumeText(writeResume(document), template)
      const read = resumeOfOurText(text)
      if (!read) return
      const { above, below } = banners[template]
      const inner = text.slice(above.join('\n').length, -below.join('\n').length - 1)
      const known = new Set(wordsIn(writeResume(read)))
      expect(wordsIn(inner).filter(word => word !== 'at' && !known.has(word))).toEqual([])
    }),
  )
})
