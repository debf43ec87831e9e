import { expect, test } from 'vitest'
import { textLinesOf } from '../resume-import/lines.ts'
import { sectionsOf } from './sections.ts'

const kinds = (text: string) => sectionsOf(textLinesOf(text)).map(({ kind }) => kind)

test.each([
  ['1. WORK EXPERIENCE', 'work'],
  ['E D U C A T I O N', 'education'],
  ['Career Objective:', 'summary'],
  ['INSTITUTIONS ATTENDED WITH DATES', 'education'],
  ['## Projects', 'other'],
  ['**Key Skills**', 'skills'],
  ['HOBBIES & INTERESTS', 'interests'],
  ['PROFESSIONAL QUALIFICATIONS', 'certifications'],
  ['Awards and Achievements', 'other'],
  ['NYSC', 'work'],
])('%s is a heading', (line, kind) => {
  expect(kinds(`Ada\n\n${line}\nx`).at(-1)).toBe(kind)
})

test('a skill called Leadership and the achievements of a job are not headings', () => {
  const text =
    'Ada\n\nWORK EXPERIENCE\nClerk, Shop Ltd, 2020\nAchievements:\n- x\n\nSKILLS\nLeadership\nResearch'
  expect(kinds(text)).toEqual(['top', 'work', 'skills'])
})
