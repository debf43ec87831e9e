import { expect, test } from 'vitest'
import { plainOf } from './plain-text.ts'
import { resumeLinesOf } from './resume-lines.ts'

const kinds = (markdown: string): string[] =>
  resumeLinesOf(markdown, plainOf(markdown)).map(({ kind, section }) => `${section} ${kind}`)

test('the usual way', () => {
  const markdown =
    '# A\nNurse\nKano · 0803 000 0142\n\n## Work\n### Nurse, AKTH\n2019 to now\n- x\n\n## Skills\nCare\n'
  expect(kinds(markdown)).toEqual([
    'top name',
    'top headline',
    'top contact',
    'work section',
    'work heading',
    'work details',
    'work bullet',
    'skills section',
    'skills text',
  ])
})

test.each([
  ['## Professional Experience', 'work section'],
  ['**EXPERIENCE**', 'work section'],
  ['WORK EXPERIENCE', 'work section'],
  ['Academic Qualifications:', 'education section'],
  ['## Career Summary', 'summary section'],
  ['## Core competencies', 'skills section'],
  ['## Licences & certifications', 'certifications section'],
  ['## Referees', 'references section'],
  ['## Volunteer Experience', 'work section'],
  ['## Training', 'certifications section'],
  ['## Programming Languages', 'technicalSkills section'],
])('%s is a %s', (line, kind) => {
  expect(kinds(`# A\n\n${line}\n`).at(-1)).toBe(kind)
})

test.each([
  ['## Work\n**Nurse**, AKTH', 'work heading'],
  ['## Education\n**B.Ed Primary Education**', 'education heading'],
  ['## Education\nB.Sc. Economics', 'education heading'],
  ['## Work\n• Gave drugs', 'work bullet'],
  ['## Work\n•Gave drugs', 'work bullet'],
  ['## Work\nI gave drugs all day.', 'work text'],
  ['## Skills\nLeadership', 'skills text'],
])('%j ends with a %s', (lines, kind) => {
  expect(kinds(`# A\n\n${lines.replace('\n', '\n\n')}\n`).at(-1)).toBe(kind)
})

test('below the title `curriculum vitae` are the name and the contacts', () => {
  expect(kinds('CURRICULUM VITAE\n\nAmina Bello\nNurse\nTel: 0803 000 0142\n')).toEqual([
    'top section',
    'top name',
    'top headline',
    'top contact',
  ])
})

test.each([
  '**Responsibilities:**',
  'Responsibilities:',
  '**Accomplishments**',
  '**Leadership**',
  '**Tech stack:**',
])('below the label %s within an entry, the next entry is compared', label => {
  const entry = (title: string) => `### ${title}\nKonga | May 2018 to July 2020\n`
  const markdown = `# A B\n\n## Work Experience\n\n${entry('HR Assistant')}${label}\n- Kept files\n\n${entry('Chief Financial Officer')}- Kept files\n`
  expect(kinds(markdown).slice(-3)).toEqual(['work heading', 'work details', 'work bullet'])
})
