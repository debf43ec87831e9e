import { expect, test } from 'vitest'
import { appendPiece, bulletsIn, listIn, noParts, type Parts } from './streamed-text.ts'

const partsOf = (...pieces: [part: string, text: string][]): Parts =>
  pieces.reduce((parts, [part, text]) => appendPiece(parts, part, text), noParts)

test('a piece is appended to its part', () => {
  const parts = partsOf(['summary', 'Plans '], ['headline', 'Analyst'], ['summary', 'routes.'])
  expect([...parts]).toEqual([
    ['summary', 'Plans routes.'],
    ['headline', 'Analyst'],
  ])
})

test('appending does not change the parts before', () => {
  const before = partsOf(['summary', 'Plans'])
  appendPiece(before, 'summary', ' routes.')
  expect(before.get('summary')).toBe('Plans')
})

test('a list is in the order of its numbers', () => {
  const parts = partsOf(
    ['paragraphs.1', 'Second'],
    ['paragraphs.10', 'Last'],
    ['paragraphs.0', 'First'],
    ['paragraphsmore.0', 'Else'],
  )
  expect(listIn(parts, 'paragraphs')).toEqual(['First', 'Second', 'Last'])
})

test('bullets belong to their work entry', () => {
  const parts = partsOf(
    ['work.1.bullets.0', 'Counted'],
    ['work.0.bullets.0', 'Cut'],
    ['work.0.bullets.1', 'Built'],
    ['skills.0', 'SQL'],
  )
  expect(bulletsIn(parts)).toEqual([
    { at: 0, bullets: ['Cut', 'Built'] },
    { at: 1, bullets: ['Counted'] },
  ])
})
