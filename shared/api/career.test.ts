import { expect, test } from 'vitest'
import { type ProfileText, profileContentLimit, profileTextEdit, profileTextsAtMost } from './career.ts'

/** What a function may answer with, in bytes; and what the facts beside the texts may take of it. */
const longestAnswer = 6 * 1024 * 1024
const ofFacts = 512 * 1024

test('as many texts as there can be, all as long as they can be, fit into one answer', () => {
  // A letter of three bytes.
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
    version: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length
  expect(bytes * profileTextsAtMost).toBeLessThan(longestAnswer - ofFacts)
  // One row of the table holds 400 KB.
  expect(bytes).toBeLessThan(400 * 1000)
})
