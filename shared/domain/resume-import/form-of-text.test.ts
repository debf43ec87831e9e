import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeForm } from '../../api/resume-form.ts'
import { allResumeTemplates } from '../../lists.ts'
import { assembleResume } from '../resume/assemble.ts'
import { aminasForm } from '../resume/form.testing.ts'
import { formOfDocument } from '../resume/form-of-document.ts'
import { printedResume } from '../resume/printed.ts'
import { sectionsOf } from '../resume/sections.ts'
import { resumeText } from '../resume/text-file.ts'
import { writeResume } from '../resume/write.ts'
import { formOfText } from './form-of-text.ts'
import { textLinesOf } from './lines.ts'
import { samples } from './samples/all.testing.ts'
import { compare } from './samples/compare.testing.ts'
import { wordsIn, wordsOfForm } from './words-of-form.ts'

test('in resumes of many layouts, nearly all fields are read correctly', () => {
  const read = samples.map(({ name, text, form }) => ({ name, ...compare(form, formOfText(text).form) }))
  const [right, all] = [
    read.reduce((sum, it) => sum + it.right, 0),
    read.reduce((sum, it) => sum + it.all, 0),
  ]
  const wrong = read.flatMap(({ name, wrong }) => wrong.map(field => `${name}: ${field}`))
  expect(right / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  for (const { name, right, all, wrong } of read)
    expect(right / all, [name, ...wrong].join('\n')).toBeGreaterThan(0.8)
})

test.each(['markdown', ...allResumeTemplates] as const)(
  'our own file as %s is read back field by field',
  way => {
    const read = [aminasForm, ...samples.map(({ form }) => form)].map(form => {
      const document = assembleResume(form, null)
      const markdown = writeResume(document)
      if (way === 'markdown') return compare(form, formOfText(markdown).form)
      const wanted = formOfDocument(printedResume(document, { template: way }))
      return compare(wanted, formOfText(resumeText(markdown, way)).form)
    })
    expect(read.flatMap(({ wrong }) => wrong)).toEqual([])
  },
)

const resumeWith = (...lines: string[]) =>
  formOfText(['Amina Bello', 'amina@example.com', '', ...lines].join('\n'))

test.each([
  ['NYSC year, 2024/2025', { duration: '2024/2025', description: 'NYSC year\nCut late deliveries' }],
  ['juin 2021 – présent', { duration: 'juin 2021 – présent', description: 'Cut late deliveries' }],
  ['since the flood', { duration: '', description: 'since the flood\nCut late deliveries' }],
])('the first job gets its place when its dates are written in another way: %s', (time, said) => {
  const { form, unplaced } = resumeWith(
    ...['WORK EXPERIENCE', 'Operations Officer, Gani Haulage', time, '- Cut late deliveries', ''],
    ...['Stock Assistant, Moremi Retail\tJan 2020 – Mar 2021', '- Counted stock'],
  )
  const [first, second] = form.workExperience
  expect(first).toEqual({ jobTitle: 'Operations Officer', company: 'Gani Haulage', place: '', ...said })
  expect(second).toMatchObject({ jobTitle: 'Stock Assistant', company: 'Moremi Retail' })
  expect(unplaced).toEqual([])
})

test('a portfolio is a web address with any ending', () => {
  const { form, unplaced } = resumeWith('LINKS', 'Portfolio: aminabello.example/work')
  expect(form.portfolioUrl).toBe('aminabello.example/work')
  expect(unplaced).toEqual([])
})

// Words that only announce others, or join them.
const labels = new Set(
  wordsIn(
    'email e mail mobile phone tel number at with and date dates from of name address location linkedin gsm a h c d t m p w gh',
  ),
)

/** The words of a text that are nowhere, besides those of headings, of labels and of bullets. */
const missing = (text: string): string[] => {
  const { form, unplaced } = formOfText(text)
  const known = new Set([...wordsOfForm(form), ...unplaced.flatMap(wordsIn)])
  const sections = sectionsOf(textLinesOf(text))
  const headings = new Set(sections.flatMap(({ title }) => wordsIn(title)))
  const written = sections.flatMap(({ lines }) =>
    lines.map(({ text }) => text.replace(/^[^:\t,]{2,40}:/, '').replace(/\(\d+ years? \d+ months?\)$/, '')),
  )
  return written
    .flatMap(wordsIn)
    .filter(
      word =>
        !known.has(word) &&
        !headings.has(word) &&
        !labels.has(word) &&
        !/^responsibilities|duties$/.test(word),
    )
}

test.each(samples.map(({ name, text }) => [name, text] as const))('nothing is lost: %s', (_, text) => {
  expect(missing(text)).toEqual([])
})

const lines = samples.flatMap(({ text }) => text.split('\n'))

test('no word of any text is lost, and the form is within its limits', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...lines) },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
        ),
        { maxLength: 60 },
      ),
      list => {
        const text = list.join('\n')
        expect(missing(text)).toEqual([])
        expect(resumeForm.safeParse(formOfText(text).form).success).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

const noForm = formOfText('').form

test.each([
  ['nothing', '', []],
  ['rules and bullets', '-----\n•\n=====', []],
  ['marks of direction and controls', '\u202e\u200b\u0007\u0000', []],
])('%s is an empty form', (_, text, unplaced) => {
  const read = formOfText(text)
  expect(read.unplaced).toEqual(unplaced)
  expect(Object.values(read.form).every(value => value.length === 0)).toBe(true)
})

test("direction marks and control characters don't split words, and Arabic stays as it is", () => {
  const { form } = formOfText('\u202eAda\u202c O\u200bbi\u0000\nLagos\n\nLANGUAGES\nالعربية, English')
  expect(form).toMatchObject({ fullName: 'Ada Obi', location: 'Lagos', languages: 'العربية, English' })
})

test("a word of 100,000 letters is cut at the form's limit, and the rest is reported", () => {
  const { form, unplaced } = formOfText(`Ada Obi\n\nSUMMARY\n${'a'.repeat(100_000)}`)
  expect(form).toEqual({ ...noForm, fullName: 'Ada Obi', summary: 'a'.repeat(3000) })
  expect(unplaced.map(text => text.length)).toEqual([97_000])
})

test('jobs after the twentieth are reported as not placed', () => {
  const jobs = Array.from({ length: 23 }, (_, at) => `Clerk, Shop${at} Ltd, ${1990 + at}\n- Sold thing${at}`)
  const { form, unplaced } = formOfText(`Ada Obi\n\nWORK EXPERIENCE\n${jobs.join('\n')}`)
  expect(form.workExperience).toHaveLength(20)
  expect(form.workExperience.at(-1)).toEqual({
    jobTitle: 'Clerk',
    company: 'Shop19 Ltd',
    place: '',
    duration: '2009',
    description: 'Sold thing19',
  })
  expect(unplaced.slice(0, 4)).toEqual(['Clerk', 'Shop20 Ltd', '2010', 'Sold thing20'])
})

test('a name with combining marks is read in its composed form', () => {
  expect(formOfText('Ṣẹ̀gun Ọláyínká'.normalize('NFD')).form.fullName).toBe('Ṣẹ̀gun Ọláyínká'.normalize('NFC'))
})
