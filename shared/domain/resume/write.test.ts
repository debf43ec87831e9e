import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDocument, anyText } from './document.testing.ts'
import type { ResumeDocument } from './document.ts'
import { parseResume } from './parse.ts'
import { writeResume } from './write.ts'

test('a document is written as Markdown that people can edit', () => {
  const document: ResumeDocument = {
    name: 'Amina Bello',
    headline: 'Operations Analyst',
    contact: ['Ikeja, Lagos', 'amina@example.com', '0803 000 0142'],
    sections: [
      {
        kind: 'summary',
        title: 'Summary',
        paragraphs: ['Operations analyst with four years in freight.'],
        bullets: [],
        entries: [],
      },
      {
        kind: 'work',
        title: 'Work',
        paragraphs: [],
        bullets: [],
        entries: [
          {
            title: 'Operations Officer',
            organisation: 'Gani Haulage',
            duration: 'Mar 2023 to now',
            details: ['Apapa'],
            paragraphs: [],
            bullets: ['Cut late deliveries from 18% to 11%', 'Built the weekly cost table in SQL'],
          },
          {
            title: 'Manager, Stock',
            organisation: 'Moremi Retail',
            duration: 'since school',
            details: [],
            paragraphs: ['Ìbàdàn branch.'],
            bullets: [],
          },
        ],
      },
    ],
  }
  const written = `# Amina Bello
Operations Analyst
Ikeja, Lagos · amina@example.com · 0803 000 0142

## Summary
Operations analyst with four years in freight.

## Work
### Operations Officer, Gani Haulage
Mar 2023 to now · Apapa
- Cut late deliveries from 18% to 11%
- Built the weekly cost table in SQL

### Manager, Stock at Moremi Retail
since school ·
Ìbàdàn branch.
`
  expect(writeResume(document)).toBe(written)
  expect(parseResume(written)).toEqual(document)
})

test('any document is written and parsed as the same document', () => {
  fc.assert(
    fc.property(anyDocument, document => {
      expect(parseResume(writeResume(document))).toEqual(document)
    }),
    { numRuns: 300 },
  )
})

test('any typed text, once parsed, is written and parsed as the same document', () => {
  fc.assert(
    fc.property(anyText, typed => {
      const read = parseResume(typed)
      const written = writeResume(read)
      expect(parseResume(written)).toEqual(read)
      expect(writeResume(parseResume(written))).toBe(written)
    }),
    { numRuns: 300 },
  )
})
