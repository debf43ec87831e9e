import { expect, test } from 'vitest'
import { piecesOf } from '../services/model/pieces.ts'
import { createShownPieces } from './shown-pieces.ts'

const shownOf = (value: unknown): Record<string, string> => {
  const shown = createShownPieces()
  const texts: Record<string, string> = {}
  for (const each of piecesOf(value)) {
    const piece = shown(each)
    if (piece) texts[piece.part] = (texts[piece.part] ?? '') + piece.text
  }
  return texts
}

test.each<readonly [string, unknown, Record<string, string>]>([
  [
    'sentences become paragraphs, and evidence and numbers stay away',
    {
      evidence: [{ requirement: 'SQL', facts: ['4'] }],
      paragraphs: [
        {
          sentences: [
            { facts: ['4'], text: 'I plan.' },
            { facts: [], text: 'I count.' },
          ],
        },
        { sentences: [{ facts: [], text: 'Thank you.' }] },
      ],
    },
    { 'paragraphs.0': 'I plan. I count.', 'paragraphs.1': 'Thank you.' },
  ],
  [
    'a resume',
    {
      headline: 'Planner',
      summary: [{ text: 'Plans.' }, { text: 'Counts.' }],
      work: [{ bullets: [{ facts: ['1'], text: 'Cut waste' }], leftOut: ['9'] }],
      skills: ['SQL'],
    },
    { headline: 'Planner', summary: 'Plans. Counts.', 'work.0.bullets.0': 'Cut waste', 'skills.0': 'SQL' },
  ],
  ['a list that a model wrote as a string', { paragraphs: '[{"sentences":[]}]' }, {}],
  ['other tasks', { reply: 'Ask.', summary: 'You plan.' }, { reply: 'Ask.', summary: 'You plan.' }],
])('%s', (_, value, shown) => {
  expect(shownOf(value)).toEqual(shown)
})
