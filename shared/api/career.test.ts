import { expect, test } from 'vitest'
import {
  type ProfileText,
  profileContentLimit,
  profileTextEdit,
  profileTextsAtMost,
  textCitationsLimit,
} from './career.ts'

/**
 * The most bytes that a Lambda can answer with. The second figure is the part of them for the facts beside the texts.
 */
const longestAnswer = 6 * 1024 * 1024
const ofFacts = 512 * 1024

test('the most texts, each with the greatest length, fit into one answer', () => {
  // One character of three bytes in UTF-8.
  const long = (length: number) => '工'.repeat(length)
  const content = long(profileContentLimit)
  const line = { text: long(600), source: long(200) }
  const kept: (typeof line)[] = []
  while (profileTextEdit.safeParse({ content, kept: [...kept, line] }).success && kept.length < 500)
    kept.push(line)
  expect(kept.length).toBeGreaterThan(0)
  const text: ProfileText = {
    id: '01KADEM0000000000000000001',
    type: 'summary',
    targetRole: long(200),
    before: content,
    content,
    reasons: Array.from({ length: 6 }, () => long(400)),
    kept,
    citations: [{ text: 'x'.repeat(textCitationsLimit), facts: [] }],
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length
  expect(bytes * profileTextsAtMost).toBeLessThan(longestAnswer - ofFacts)
  // A DynamoDB item has at most 400 KB.
  expect(bytes).toBeLessThan(400 * 1000)
})
