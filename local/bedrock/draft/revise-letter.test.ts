import { expect, test } from 'vitest'
import { reviseLetter } from '../../../functions/prompts/revise-letter.ts'
import { revisionDraft } from '../../../shared/domain/resume/draft.ts'
import type { LetterRevision } from '../../../shared/lists.ts'
import { aminasForm, kolaFoods } from '../bedrock.testing.ts'
import { draftRevision } from './revise-letter.ts'

const facts = { form: aminasForm, statements: [] }
const paragraphs = [
  'I’m writing for the role of Demand Planner at Kọ́lá Foods. I come to it from my work as an Operations Analyst at Gani Haulage.',
  'Let my work so far speak for me. At Gani Haulage, I cut delivery time by 18%. There I also trained 12 dispatchers. There I also did much else that matters less than this.',
  'I would be glad to tell you more. Thank you for your time.',
]
const sentences = (how: LetterRevision) => {
  const { prompt } = reviseLetter({ ...kolaFoods, facts, paragraphs, how })
  return revisionDraft.parse(draftRevision(prompt)).paragraphs.flatMap(each => each.sentences)
}
const words = (how: LetterRevision) =>
  sentences(how)
    .map(({ text }) => text)
    .join(' ')

test('a shorter letter keeps its opening, what was done with its figure, and the thanks', () => {
  const shorter = words('shorter')
  expect(shorter.length).toBeLessThan(0.75 * paragraphs.join(' ').length)
  expect(shorter).toMatch(/^I’m writing for the role.*cut delivery time by 18%.*Thank you for your time\.$/)
  expect(shorter).not.toMatch(/Let my work|much else/)
})

test('each sentence about the person cites the facts that say it', () => {
  const deed = sentences('formal').find(({ text }) => text.includes('18%'))
  expect(deed?.facts.length).toBeGreaterThan(0)
  expect(sentences('formal').at(-1)?.facts).toEqual([])
})

test('a formal letter has no contractions, and a warmer one has warmer words', () => {
  expect(words('formal')).toMatch(/^I am writing/)
  expect(words('warmer')).toContain(
    'I would be very happy to tell you more. Thank you so much for your time.',
  )
})
