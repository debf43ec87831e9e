import { expect, test } from 'vitest'
import type { ProfileText } from '../../../shared/api/career.ts'
import { factsOf } from '../../../shared/domain/resume/form-facts.ts'
import { emptyForm } from '../../../shared/domain/resume/form-of-document.ts'
import { reportOfProfileText } from '../../../shared/domain/truth/check-saved.ts'
import { onlyPasted } from './check-text.ts'

const today = '2026-11-21'
const profileText: ProfileText = {
  id: '01KADEM0000000000000000001',
  type: 'summary',
  targetRole: 'Planner',
  before: 'I led 75 engineers at Dangote Cement. I plan the day of 40 trucks.',
  content: 'I led 75 engineers at Dangote Cement. I plan the day of 40 trucks. I sold 900 ships.',
  reasons: [],
  kept: [],
  citations: [],
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const facts = factsOf({
  form: { ...emptyForm, summary: 'I plan the day of 40 trucks.' },
  profile: null,
  kept: [],
})
const alone = (text: ProfileText): string[] =>
  onlyPasted(
    { profileText: text, facts },
    { ...text, today },
    reportOfProfileText({ profileText: text, facts }, today),
  )

test('a pasted sentence without another source is listed apart; a sentence without any source is marked', () => {
  expect(alone(profileText)).toEqual(['I led 75 engineers at Dangote Cement.'])
})

test('a person who named a source is not asked again', () => {
  const kept = [{ text: 'I led 75 engineers at Dangote Cement.', source: 'My work' }]
  expect(alone({ ...profileText, kept })).toEqual([])
})
