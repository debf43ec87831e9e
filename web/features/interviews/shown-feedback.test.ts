import { expect, test } from 'vitest'
import { localFeedback } from '../../../shared/domain/interview/local-feedback.ts'
import { firstOpen, firstUnsaved, percentOf, shownFeedback, textOf } from './shown-feedback.ts'

const feedback = { ...localFeedback('Well.'), overall: 82, by: 'model' as const }
const answer = { question: 0, text: 'Well.', feedback, answeredAt: '2026-11-20T10:00:00.000Z' }
const waiting = (sent: string, away = true) => ({ text: sent, sent, away })

test.each([
  ['nothing typed', undefined, null, null],
  ['words that were not sent', undefined, { text: 'We', sent: null, away: false }, null],
  ['words on their way', undefined, waiting('We', false), null],
  ['words that did not arrive', undefined, waiting('We'), { text: 'We', isSaved: false }],
  ['what the server scored', answer, null, { text: 'Well.', isSaved: true }],
  ['changed, and on its way', answer, waiting('We', false), { text: 'Well.', isSaved: true }],
  ['changed, and not arrived', answer, waiting('We'), { text: 'We', isSaved: false }],
  ['sent once more in vain', answer, waiting('Well.'), { text: 'Well.', isSaved: true }],
  ['kept without feedback', { ...answer, feedback: null }, null, null],
  [
    'kept without feedback, and sent again in vain',
    { ...answer, feedback: null },
    waiting('Well.'),
    { text: 'Well.', isSaved: false },
  ],
])('%s', (_name, there, draft, expected) => {
  const shown = shownFeedback(there, draft)
  expect(shown && { text: shown.text, isSaved: shown.isSaved }).toEqual(expected)
  if (shown) expect(shown.feedback.by).toBe(shown.isSaved ? 'model' : 'rules')
})

test('the box shows the text typed here before the text of the server', () => {
  expect(textOf(answer, { text: 'Better.', sent: null, away: false })).toBe('Better.')
  expect(textOf(answer, null)).toBe('Well.')
  expect(textOf(undefined, null)).toBe('')
})

const saved = { feedback, text: 'Well.', isSaved: true }
const unsaved = { ...saved, isSaved: false }

test.each([
  [[null, null, null], 0, 0, 0],
  [[saved, null, saved], 1, 1, 66],
  [[saved, unsaved, null], 2, 1, 66],
  [[saved, unsaved, saved], 2, 1, 100],
  [[saved, saved, saved], 2, null, 100],
])('%#: the session continues, is completed, and is counted', (all, open, missing, percent) => {
  expect([firstOpen(all), firstUnsaved(all), percentOf(all)]).toEqual([open, missing, percent])
})
