import { expect, test } from 'vitest'
import { textLinesOf as importedLines } from '../resume-import/lines.ts'
import { plainOf } from '../truth/plain-text.ts'
import { resumeLinesOf } from '../truth/resume-lines.ts'
import words from './headings.json' with { type: 'json' }
import { headingOf, type SectionKind, sectionOf } from './headings.ts'
import { parseResume } from './parse.ts'
import { sectionsOf } from './sections.ts'

test.each<[SectionKind, string[]]>([
  [
    'summary',
    [
      'Summary',
      'Professional Summary',
      'PROFILE',
      'Career Objective',
      'About me',
      'Personal Statement',
      'Profil',
    ],
  ],
  [
    'work',
    [
      'Work',
      'Experience',
      'Employment History',
      'Professional Experience',
      'WORK EXPERIENCE',
      'Internships',
      'Volunteering',
      'Volunteer Experience',
      'Jobs that I have had',
      'Expérience professionnelle',
    ],
  ],
  [
    'education',
    [
      'Education',
      'Educational Background',
      'Academic Qualifications',
      'Education & Training',
      'Where I went to school',
    ],
  ],
  ['skills', ['Skills', 'Core Competencies', 'Tools and Technologies', 'Tools that I use', 'Compétences']],
  ['technicalSkills', ['Technical Skills', 'Programming Languages', 'Software']],
  ['softSkills', ['Soft skills', 'Interpersonal skills']],
  [
    'certifications',
    ['Certifications', 'Licenses & Certifications', 'Certificates', 'Training', 'Memberships'],
  ],
  ['licences', ['Licences', 'Driving licence', 'Professional licences']],
  ['languages', ['Languages', 'Language Skills', 'Spoken languages', 'Langues']],
  ['links', ['Links', 'Online Profiles', 'Portfolio']],
  ['interests', ['Interests', 'Hobbies', 'Hobbies and Interests']],
  ['references', ['References', 'Referees']],
  ['contact', ['Contact', 'Contact details']],
  ['personal', ['Personal data', 'Bio data']],
  ['other', ['Projects', 'Awards', 'Publications', 'Leadership experience', 'Ìwé']],
])('headings of %s', (kind, titles) => {
  expect(titles.map(title => [title, sectionOf(title)])).toEqual(titles.map(title => [title, kind]))
})

test.each([
  ['WORK EXPERIENCE', true],
  ['Skills:', true],
  ['Career Objective', true],
  ['Professional', false],
  ['Skills, SQL and Excel', false],
  ['Operations Analyst', false],
  ['Worked in Education 2019', false],
  ['GET I N TOUCH', true],
])('%s alone is a title of the section: %s', (line, is) => {
  expect(headingOf(line) !== null).toBe(is)
})

const phrases = (lines: readonly string[]): string[] => lines.flatMap(line => line.split(' | '))
const certain = Object.values(words.sections).flatMap(section => phrases(section.certain))
const possible = Object.values(words.sections).flatMap(section =>
  'possible' in section ? phrases(section.possible) : [],
)
const all = [...certain, ...possible]

test('no heading is in the table twice', () => {
  expect(all.filter((heading, at) => all.indexOf(heading) !== at)).toEqual([])
})

/** What a document calls the kinds that it has no section of its own for. */
const inDocument: Partial<Record<SectionKind, string>> = {
  technicalSkills: 'skills',
  softSkills: 'skills',
  contact: 'other',
  personal: 'other',
  references: 'referees',
  cv: 'other',
}

/** What each reader takes a heading for, in the same resume. */
const readingsOf = (heading: string, text: string) => ({
  heading,
  preview: parseResume(text).sections[0]?.kind,
  imported: sectionsOf(importedLines(text))[1]?.kind,
  checked: resumeLinesOf(text, plainOf(text)).find(({ kind }) => kind === 'section')?.section,
})

const expectedOf = (heading: string) => {
  const kind = sectionOf(heading)
  return { heading, preview: inDocument[kind] ?? kind, imported: kind, checked: kind }
}

const isSection = (heading: string): boolean => sectionOf(heading) !== 'cv'

test('the preview, the import and the truth check read each heading as the same section', () => {
  const others = ['Where I have worked', 'Tools that I use', 'Projects at the bank', 'Ìwé']
  const marked = [...all, ...others].filter(isSection)
  const textOf = (heading: string) => `# Ada Obi\n\n## ${heading}\n\nx\n\n## Work\n\ny\n\n## Education\n\nz`
  expect(marked.map(heading => readingsOf(heading, textOf(heading)))).toEqual(marked.map(expectedOf))
  expect(all.map(headingOf)).not.toContain(null)
})

test('so are headings in capitals and without markup', () => {
  const short = certain.filter(isSection).filter(heading => heading.split(' ').length <= 4)
  const textOf = (heading: string) =>
    `Ada Obi\nNurse\n\n${heading.toUpperCase()}\n\nx\n\nWORK EXPERIENCE\n\ny\n\nEDUCATION\n\nz`
  expect(short.map(heading => readingsOf(heading, textOf(heading)))).toEqual(short.map(expectedOf))
})
