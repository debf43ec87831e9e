import { expect, test } from 'vitest'
import { localFeedback } from './local-feedback.ts'

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n}`).join(' ')

test.each([
  ['a bare answer', 'I work hard', { overall: 60, communication: 65, content: 55, confidence: 60 }],
  [
    'with an example',
    'An example is my work',
    { overall: 70, communication: 75, content: 65, confidence: 70 },
  ],
  [
    'with experience',
    'My EXPERIENCE says so',
    { overall: 70, communication: 75, content: 65, confidence: 70 },
  ],
  [
    'in a sentence of more than 50 characters',
    'I counted the till each evening and wrote down the sum.',
    { overall: 75, communication: 80, content: 70, confidence: 75 },
  ],
  ['a full stop alone', 'Yes.', { overall: 60, communication: 65, content: 55, confidence: 60 }],
  ['a hundred words', words(100), { overall: 60, communication: 65, content: 55, confidence: 60 }],
  ['more than a hundred', words(101), { overall: 75, communication: 80, content: 70, confidence: 75 }],
  [
    'all three, each at its cap',
    `${words(101)} for example.`,
    { overall: 95, communication: 95, content: 90, confidence: 90 },
  ],
])('%s', (_, answer, scores) => {
  expect(localFeedback(answer)).toMatchObject({ ...scores, by: 'rules' })
})

test('the feedback says that no coach read the answer', () => {
  expect(localFeedback('I work hard').assessment).toMatch(/fixed rules/)
})

test('strengths and improvements come from the same checks, and 80 words count as detailed', () => {
  expect(localFeedback('I work hard')).toMatchObject({ strengths: [], improvements: { length: 4 } })
  const detailed = localFeedback(words(81))
  expect(detailed.strengths).toEqual(['Your answer has enough detail.'])
  expect(detailed.improvements).toHaveLength(3)
  const full = localFeedback(`${words(101)} for example.`)
  expect(full.strengths).toHaveLength(4)
  expect(full.improvements).toEqual([])
})

test.each([['ሰላም '.repeat(120)], ['我在工厂工作了三年负责质量检查。'.repeat(12)], ['😀'.repeat(500)], ['']])(
  'an answer in any script is scored: %#',
  answer => {
    const { overall } = localFeedback(answer)
    expect(overall).toBeGreaterThanOrEqual(60)
    expect(overall).toBeLessThanOrEqual(95)
  },
)
