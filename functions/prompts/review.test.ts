import { expect, test } from 'vitest'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { filled } from '../store/resumes.testing.ts'
import { checkedEvidence, uncitedBullets, withEvidence, withoutBridge } from './review.ts'

const facts = numberedFacts(factsOf({ form: filled(), profile: null, kept: [] }))
const table = facts.find(({ text }) => text.startsWith('Built the weekly'))
const number = table?.number ?? 0

test('a bullet that cites no fact of its job is sent back', () => {
  const bullets = [
    { facts: [number], text: 'Built a table' },
    { facts: [1], text: 'Led a fleet' },
  ]
  const draft = { headline: '', summary: [], work: [{ entry: 0, bullets, leftOut: [] }], skills: [] }
  expect(uncitedBullets(draft, facts)).toEqual([expect.stringContaining('"Led a fleet" cites no fact')])
})

test('a letter without its bridge is sent back', () => {
  const letter = (...cited: number[]) => ({
    paragraphs: [{ sentences: [{ facts: cited, text: 'I plan.' }] }],
  })
  expect(withoutBridge(letter(1), facts, table ?? null)).toHaveLength(1)
  expect(withoutBridge(letter(number), facts, table ?? null)).toEqual([])
  expect(withoutBridge(letter(), facts, null)).toEqual([])
})

test('evidence that stands for no fact, or does not answer, is dropped', () => {
  const evidence = [
    { requirement: 'SQL and Excel', facts: [number, 999] },
    { requirement: 'Fluent French', facts: [number] },
  ]
  expect(checkedEvidence(evidence, facts)).toEqual([{ requirement: 'SQL and Excel', facts: [table] }])
  expect(withEvidence(['No bridge.'], { evidence }, facts)).toEqual([
    'No bridge.',
    '"SQL and Excel" is not answered by 999. Do not write from that.',
    `"Fluent French" is not answered by ${number}. Do not write from that.`,
  ])
  expect(withEvidence([], { evidence }, facts)).toEqual([])
})
