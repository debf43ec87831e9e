import { expect, test } from 'vitest'
import type { ProfileText } from '../../api/career.ts'
import type { Letter } from '../../api/letters.ts'
import type { Resume } from '../../api/resumes.ts'
import { factsOf } from '../resume/form-facts.ts'
import { emptyForm } from '../resume/form-of-document.ts'
import { factsForLetter, factsForProfileText, reportOfProfileText, reportOfResume } from './check-saved.ts'
import { unsupported } from './report.ts'

const sentence = 'I led a team of 12 dispatchers.'
const letter: Letter = {
  id: '01KADEM0000000000000000001',
  jobTitle: 'Planner',
  companyName: 'Tudun Foods',
  content: `Dear Hiring Manager,\n\n${sentence} I plan routes.\n\nYours sincerely,\nAmina Bello\n`,
  tone: 'professional',
  aiGenerated: true,
  applicationId: null,
  kept: [
    { text: sentence, source: 'My work at Gani Haulage' },
    { text: 'Led 12 dispatchers', source: 'My resume' },
  ],
  revisionCountedAt: null,
  version: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const facts = {
  form: emptyForm,
  statements: ['Name: Amina Bello', ...letter.kept.map(({ text, source }) => `"${text}" (${source})`)],
}

test('vouched lines of the letter are checked in the letter, and those of the resume are facts', () => {
  expect(factsForLetter({ letter, facts, jobDescription: '', citations: [] }).statements).toEqual([
    'Name: Amina Bello',
    '"Led 12 dispatchers" (My resume)',
  ])
})

const resume: Resume = {
  id: letter.id,
  title: 'Planner',
  template: 'professional',
  plainName: false,
  aiGenerated: true,
  isPrimary: true,
  tailoredTo: null,
  jobDescription: '',
  version: 2,
  createdAt: letter.createdAt,
  updatedAt: letter.updatedAt,
  form: emptyForm,
  kept: [{ text: 'Led a team of 12 dispatchers at Gani Haulage', source: 'My work' }],
  citations: [],
  markdown: `# Amina Bello
## Summary
- Led a team of 12 dispatchers at Gani Haulage
- Hired 12 dispatchers for Gani Haulage
`,
}

test('a vouched line supports no other line of its text', () => {
  const facts = factsOf({ form: emptyForm, profile: null, kept: resume.kept })
  expect(unsupported(reportOfResume({ resume, facts }, '2026-11-21')).map(({ text }) => text)).toEqual([
    'Hired 12 dispatchers for Gani Haulage',
  ])
})

const profileText: ProfileText = {
  id: letter.id,
  type: 'headline',
  targetRole: 'Planner',
  before: 'Dispatcher at Gani Haulage | SQL\nI load 40 trucks a day.',
  content: 'Dispatcher | SQL | 40 trucks a day | Tableau | Led 12 dispatchers | 12 dispatchers at Google',
  reasons: [],
  kept: [{ text: 'Led 12 dispatchers', source: 'My work' }],
  citations: [],
  version: 1,
  createdAt: letter.createdAt,
  updatedAt: letter.updatedAt,
}

test("pasted words are the person's own, part by part, and vouched lines support only themselves", () => {
  const facts = factsOf({ form: emptyForm, profile: null, kept: profileText.kept })
  expect(factsForProfileText({ profileText, facts }).statements).toEqual([
    'Dispatcher at Gani Haulage',
    'SQL',
    'I load 40 trucks a day.',
  ])
  expect(
    unsupported(reportOfProfileText({ profileText, facts }, '2026-11-21')).map(({ text }) => text),
  ).toEqual(['Tableau', '12 dispatchers at Google'])
})
