import { expect, test } from 'vitest'
import { parseResume } from './parse.ts'
import { hasMarks, plainName } from './plain-name.ts'
import { printedResume } from './printed.ts'

const printed = (
  markdown: string,
  template: Parameters<typeof printedResume>[1]['template'] = 'professional',
) => printedResume(parseResume(markdown), { template })
const titlesOf = (markdown: string, template: Parameters<typeof printedResume>[1]['template']) =>
  printed(markdown, template).sections.map(({ title }) => title)

test('the head has place, number, mail and whole links, and there is no section of links', () => {
  const { contact, sections } = printed(
    '# A\nNurse\na@b.co · 0803 555 0101 · Ikeja, Lagos\n## Links\n- LinkedIn: https://linkedin.com/in/a\n- Portfolio: a.example\n- GitHub: I have none',
  )
  expect(contact).toEqual([
    'Ikeja, Lagos',
    '+234 803 555 0101',
    'a@b.co',
    'linkedin.com/in/a',
    'https://a.example',
  ])
  expect(sections).toEqual([])
})

test('our old heading is printed in the word of the field, and a heading of the person as it is', () => {
  expect(titlesOf('# A\n## Work\n### B, C\n2020\n## Where I learnt\n### D, E\n2019', 'bold')).toEqual([
    'Work Experience',
    'Where I learnt',
  ])
})

test('the newest job is first, and a job without a date stays below the one above it', () => {
  const { sections } = printed(
    '# A\n## Work\n### Loader, B\n2014 – 2016\n### Guard, C\nbefore that ·\n### Clerk, D\n2019 to date\n### Driver, E\n2017 – 2019',
  )
  expect(sections[0]?.entries.map(({ title }) => title)).toEqual(['Clerk', 'Driver', 'Loader', 'Guard'])
})

const sections =
  '# A\n## Summary\nS\n## Work\n### B, C\n2020\n## NYSC\n### D, E\n2019\n## Education\n### F, G\n2018\n## Skills\nH\n## Licences\n- I'
test.each([
  ['first-job', ['Summary', 'Education', 'NYSC', 'Work Experience', 'Skills', 'Licences']],
  ['trade', ['Summary', 'Licences', 'Skills', 'Work Experience', 'NYSC', 'Education']],
  ['minimalist', ['Summary', 'Work Experience', 'NYSC', 'Education', 'Skills', 'Licences']],
] as const)('the order of sections in %s', (template, wanted) => {
  expect(titlesOf(sections, template)).toEqual(wanted)
})

test.each([
  ['javascript, JavaScript, ms excel', 'JavaScript, Microsoft Excel'],
  ['Excel, MS Excel, spreadsheets', 'Excel, spreadsheets'],
  ['wiring (domestic, industrial), bead making', 'wiring (domestic, industrial), bead making'],
  ['Tools: git, GIT', 'Tools: Git'],
])('the skills %s are printed as %s', (typed, wanted) => {
  expect(printed(`# A\n## Skills\n${typed}`).sections[0]?.paragraphs).toEqual([wanted])
})

test('soft skills are a section of their own', () => {
  const [skills, soft] = printed('# A\n## Skills\nSQL\n\nPatience').sections
  expect([skills?.paragraphs, soft?.title, soft?.paragraphs]).toEqual([['SQL'], 'Soft Skills', ['Patience']])
})

test.each([
  ['Ṣẹ̀gun Ọláyínká', 'Segun Olayinka'],
  ['Ɓala Ƴar’adua', "Bala Yar'adua"],
  ['Łukasz Dvořák', 'Lukasz Dvorak'],
  ['Ngozi Umeh', 'Ngozi Umeh'],
  ['محمد', 'محمد'],
])('%s in plain letters is %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
  expect(hasMarks(name)).toBe(name !== plain)
})

test('the person chooses whether the paper bears the marks of their name', () => {
  const document = parseResume('# Ṣẹ̀gun Ọláyínká')
  expect(printedResume(document, { template: 'bold' }).name).toBe('Ṣẹ̀gun Ọláyínká')
  expect(printedResume(document, { template: 'bold', plainName: true }).name).toBe('Segun Olayinka')
})

test.each([
  ['Bachelor of Arts - BA, Linguistics', 'Bachelor of Arts, Linguistics'],
  ["Bachelor's degree – BSc", "Bachelor's degree"],
  ['Sales Associate - Shoes', 'Sales Associate - Shoes'],
])('the degree %s is printed as %s', (typed, wanted) => {
  const { sections } = printed(`# A\n## Education\n### ${typed} at B\n2015 - 2015`)
  expect(sections[0]?.entries[0]).toMatchObject({ title: wanted, duration: '2015' })
})
