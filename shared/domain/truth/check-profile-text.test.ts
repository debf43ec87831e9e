import { expect, test } from 'vitest'
import type { ProfileTextType } from '../../lists.ts'
import { amina, today } from './amina.testing.ts'
import { checkProfileText } from './check-profile-text.ts'
import { withoutUnsupported } from './without-unsupported.ts'

const jobDescription = 'Lead a team of 40 and work with SAP. Part of Olam Group since 2015.'
const reportOf = (type: ProfileTextType, content: string, kept: { text: string; source: string }[] = []) =>
  checkProfileText(
    content,
    amina,
    kept,
    { type, targetRole: 'Operations Manager', jobDescription },
    { today },
  )
const claimsIn = (type: ProfileTextType, content: string) =>
  reportOf(type, content).units.flatMap(({ claims }) => claims.map(({ kind, text }) => `${kind}: ${text}`))

test('a headline is split at its vertical bars', () => {
  const { units } = reportOf('headline', 'Operations Officer | SQL · Excel |  Route planning\n')
  expect(units.map(({ text }) => text)).toEqual(['Operations Officer', 'SQL', 'Excel', 'Route planning'])
})

test('a summary is split into sentences by line, and a line of skills into its items', () => {
  const content =
    'I plan trucks\nevery day. I like it.\n\n- Cut late deliveries\n• Trained 4 stock hands\nSkills: SQL, Tableau, Excel'
  expect(reportOf('summary', content).units.map(({ text }) => text)).toEqual([
    'I plan trucks every day.',
    'I like it.',
    'Cut late deliveries',
    'Trained 4 stock hands',
    'SQL',
    'Tableau',
    'Excel',
  ])
})

test.each([
  'Aiming for Operations Manager',
  'Aspiring Operations Manager',
  'Open to Operations Manager, Fleet Manager and Planner roles',
  'Future Operations Manager',
  'Moving into Operations Manager roles',
  'Looking to lead a team of 40',
  'Keen to learn SAP',
  'Working towards the PMP',
])('a goal is not a claim: %s', said => {
  expect(claimsIn('headline', `Operations Officer | ${said}`)).toEqual([])
  expect(claimsIn('summary', `I plan trucks. ${said}.`)).toEqual([])
})

test.each<[string, string]>([
  ['Aiming for Operations Manager after 12 years at Zenith Bank', 'employer: Zenith Bank'],
  ['Aspiring Operations Manager with 15 years of experience', 'figure: 15 years'],
  ['Looking for a role where I can use my Tableau skills', 'skill: Tableau'],
  ['Seeking a role as Operations Manager, having led 35 drivers', 'figure: 35'],
  ['Ready for more than the 60 trucks I run', 'figure: 60'],
  ['Open to work, PMP', 'certification: PMP'],
])("but a goal doesn't support a claim: %s", (said, claim) => {
  expect(claimsIn('headline', said)).toContain(claim)
  expect(claimsIn('summary', `${said}.`)).toContain(claim)
})

test('a title after the target title is a claim', () => {
  expect(claimsIn('headline', 'Aspiring leader, Head of Operations')).not.toEqual([])
  expect(claimsIn('headline', 'Aspiring Fleet Manager, Store Manager')).not.toEqual([])
})

test.each<[string, string]>([
  ['An operations officer who cut late deliveries by half.', 'figure: by half'],
  ['An Operations Manager with a head for figures.', 'title: Operations Manager'],
  ['Worked for Zenith Bank before.', 'employer: Zenith Bank'],
  ['She led 35 drivers in Apapa.', 'figure: 35'],
  ['Amina holds an MBA from Kano.', 'degree: MBA'],
  ['I have led 35 drivers.', 'figure: 35'],
])('a claim about any subject counts: %s', (said, claim) => {
  expect(claimsIn('bio', said)).toContain(claim)
})

test('a person who vouches for one part vouches only for that part', () => {
  const { units } = reportOf('headline', 'Operations Officer | Tableau | Kubernetes', [
    { text: 'Tableau', source: 'My course' },
  ])
  expect(units.map(({ vouchedSource, claims }) => [vouchedSource, claims.length])).toEqual([
    [null, 0],
    ['My course', 1],
    [null, 1],
  ])
})

test.each([
  ['Operations Officer | Tableau', 'Operations Officer'],
  ['Tableau | Operations Officer', 'Operations Officer'],
  ['Operations Officer | Tableau | SQL', 'Operations Officer | SQL'],
  ['Tableau | Kubernetes | SQL', 'SQL'],
  ['Tableau | Kubernetes | Terraform | SQL | Excel', 'SQL | Excel'],
  ['SQL | Tableau | Kubernetes', 'SQL'],
  ['SQL · Tableau · Excel', 'SQL · Excel'],
  ['Tableau | Kubernetes', ''],
])('the headline %j without its unsupported parts is %j', (content, left) => {
  expect(withoutUnsupported(content, reportOf('headline', content))).toBe(left)
})

test.each([
  ['I plan trucks. I led 35 drivers. I like it.', 'I plan trucks. I like it.'],
  ['I plan trucks.\n\nI led 35 drivers.\n\nI like it.', 'I plan trucks.\n\nI like it.'],
  ['I plan trucks.\n- I led 35 drivers\n- I like it', 'I plan trucks.\n- I like it'],
  ['I plan trucks.\nSkills: Tableau, Kubernetes, SQL', 'I plan trucks.\nSkills: SQL'],
])('the summary %j without its unsupported parts is %j', (content, left) => {
  expect(withoutUnsupported(content, reportOf('summary', content))).toBe(left)
})

test('an unfinished text is checked like a finished one', () => {
  const content = 'Operations Officer | Led 35 | **SQL**\n\nI plan trucks. Skills: SQL,'
  for (let end = 0; end <= content.length; end += 1)
    for (const type of ['headline', 'summary', 'bio'] as const)
      for (const unit of reportOf(type, content.slice(0, end)).units) {
        expect(unit.end).toBeGreaterThan(unit.start)
        expect(unit.end).toBeLessThanOrEqual(end)
      }
})
