import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument, anyText } from '../../../shared/domain/resume/document.testing.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { writeResume } from '../../../shared/domain/resume/write.ts'
import { type EditedResume, markdownOf } from './edited-resume.ts'
import { changedEntry, changedSection } from './edits.ts'
import { readEdited, withSameKeys } from './read-edited.ts'

const keys = () => {
  let count = 0
  return () => {
    count += 1
    return String(count)
  }
}

const head = '# Amina Bello\nOperations Analyst\nIkeja, Lagos · amina@example.com\n'
const work = '## Work\n### Officer, Gani Haulage\nMar 2023 to now\n- Planned the day of 40 trucks\n'
const skills = '## Skills\nSQL, Excel\n'
const whole = `${head}\n${work}\n${skills}`

const read = (markdown: string): EditedResume => {
  const resume = readEdited(markdown, keys())
  if (!resume) throw new Error('The text has no cards.')
  return resume
}
/** How each part is shown. */
const shown = (markdown: string): string => {
  const { header, sections } = read(markdown)
  return [header, ...sections].map(part => part.as).join(' ')
}
const keyOf = (resume: EditedResume, title: string): string =>
  resume.sections.find(section => section.title === title)?.key ?? ''
const withoutHeading = (resume: EditedResume): EditedResume =>
  changedSection(keyOf(resume, 'Skills'), section => ({ ...section, title: '' }))(resume)

test.each([
  ['a resume', whole, 'fields fields fields'],
  [
    'a resume with other signs between',
    whole.replace('Officer, Gani', 'Officer at Gani'),
    'fields fields fields',
  ],
  ['stars before bullets', whole.replace('- Planned', '* Planned'), 'fields fields fields'],
  ['bold words', whole.replace('40 trucks', '**40 trucks**'), 'fields text fields'],
  ['the address of a link', whole.replace('Excel', '[Excel](https://a.co)'), 'fields fields text'],
  ['a numbered list', whole.replace('- Planned', '1. Planned'), 'fields text fields'],
  ['a table', whole.replace('SQL, Excel', '| SQL | Excel |\n| --- | --- |'), 'fields fields text'],
  ['a paragraph between bullets', `${work}\nFrom 2024 on:\n\n- Hired\n`, 'fields text'],
  [
    'an introduction without a heading',
    `# Amina\n\nI plan the routes of forty trucks.\n\nI also count.\n\n${skills}`,
    'fields fields fields',
  ],
  [
    'sections of the first level',
    whole.replaceAll('## W', '# W').replaceAll('## S', '# S'),
    'fields fields fields',
  ],
  ['nothing', '', 'fields'],
])('%s has its place in the cards', (_, markdown, wanted) => {
  expect(shown(markdown)).toBe(wanted)
})

test('a text that can not be written again whole has no cards', () => {
  expect(readEdited('CURRICULUM VITAE\n\nAmina Bello\n\nSKILLS\n\n**SQL**, Excel', keys())).toBeNull()
})

test('an edit leaves the other sections as the person wrote them', () => {
  const bold = whole.replace('40 trucks', '**40 trucks**')
  const resume = read(bold)
  const edit = changedSection(keyOf(resume, 'Skills'), section => ({ ...section, title: 'Tools' }))
  expect(markdownOf(edit(resume))).toBe(bold.replace('## Skills', '## Tools'))
})

test('what was left empty is not read as a part of something else', () => {
  const resume = read(whole)
  const [section] = resume.sections
  const entry = section?.as === 'fields' ? section.entries[0] : undefined
  if (!section || !entry) throw new Error('There is no entry.')
  const unnamed = changedEntry(section.key, entry.key, of => ({ ...of, title: '', organisation: ' ' }))
  const markdown = markdownOf(withoutHeading(unnamed(resume)))
  expect(parseResume(markdown).sections).toMatchObject([
    { title: 'Work', entries: [{ title: 'Untitled', bullets: ['Planned the day of 40 trucks'] }] },
    { title: 'Untitled', paragraphs: ['SQL, Excel'] },
  ])
})

test('what is being typed may be empty or end with a space', () => {
  const resume = read(whole)
  const typing = changedSection(keyOf(resume, 'Skills'), section => ({
    ...section,
    paragraphs: [
      { key: 'a', text: 'SQL, ' },
      { key: 'b', text: '' },
    ],
  }))
  expect(markdownOf(typing(resume))).toBe(whole.replace('SQL, Excel', 'SQL,'))
})

test('any document is edited as itself', () => {
  fc.assert(
    fc.property(anyDocument, document => {
      const markdown = writeResume(document)
      const resume = readEdited(markdown, keys())
      if (resume) expect(parseResume(markdownOf(resume))).toEqual(document)
    }),
    { numRuns: 200 },
  )
})

test('any text that has cards says the same after an edit of nothing', () => {
  fc.assert(
    fc.property(anyText, text => {
      const resume = readEdited(text, keys())
      if (resume) expect(parseResume(markdownOf(resume))).toEqual(parseResume(text))
    }),
    { numRuns: 300 },
  )
})

test('a text that was changed elsewhere keeps the keys of what it still says', () => {
  const before = read(`${whole}\n## Awards\n- Best planner\n- Best driver\n`)
  const after = withSameKeys(
    readEdited(`${whole}\n## Awards\n- Best driver\n`, () => 'new') ?? before,
    before,
  )
  expect(after.sections.at(-1)).toMatchObject({
    key: keyOf(before, 'Awards'),
    bullets: [{ text: 'Best driver' }],
  })
  expect(JSON.stringify(after)).not.toContain('"new"')
})
