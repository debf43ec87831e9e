import { expect, test } from 'vitest'
import type { Letter } from '../../../../shared/api/letters.ts'
import { emptyForm } from '../../../../shared/domain/resume/form-of-document.ts'
import { toldFacts } from './told-facts.ts'

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
  version: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const facts = {
  form: emptyForm,
  statements: ['Name: Amina Bello', ...letter.kept.map(({ text, source }) => `"${text}" (${source})`)],
}

test('what was vouched for in the letter is looked up there, and what comes from the resume stays a fact', () => {
  expect(toldFacts({ letter, facts, jobDescription: '' }).statements).toEqual([
    'Name: Amina Bello',
    '"Led 12 dispatchers" (My resume)',
  ])
})
