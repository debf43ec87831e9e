import { expect, test } from 'vitest'
import { reviseLetter } from '../../../functions/prompts/revise-letter.ts'
import { revisionDraft } from '../../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import type { LetterRevision } from '../../../shared/lists.ts'
import { aminasForm, kolaFoods } from '../bedrock.testing.ts'
import { draftRevision } from './revise-letter.ts'

const facts = { form: aminasForm, statements: [] }
const bridge = numberedFacts(facts).find(({ text }) => text.includes('18%')) ?? null
const paragraphs = [
  'I’m writing for the role of Demand Planner at Kọ́lá Foods. I come to it from my work as an Operations Analyst at Gani Haulage.',
  'Let my work so far speak for me. At Gani Haulage, I trained 12 dispatchers. I also cut delivery time by 18%. I also did much else that matters less than this.',
  'I would be glad to tell you more. Thank you for your time.',
]
const sentences = (how: LetterRevision, of = paragraphs) => {
  const { prompt } = reviseLetter({ ...kolaFoods, facts, paragraphs: of, how, bridge })
  return revisionDraft.parse(draftRevision(prompt)).paragraphs.flatMap(each => each.sentences)
}
const words = (how: LetterRevision, of = paragraphs) =>
  sentences(how, of)
    .map(({ text }) => text)
    .join(' ')

test('a shorter letter keeps its opening, the deed that bridges to the job, and the thanks', () => {
  const shorter = words('shorter')
  expect(shorter.length).toBeLessThan(0.75 * paragraphs.join(' ').length)
  expect(shorter).toMatch(/^I’m writing for the role.*cut delivery time by 18%.*Thank you for your time\.$/)
  expect(shorter).not.toMatch(/Let my work|much else/)
})

test('a letter that is made shorter again and again keeps the bridge and the best result, and no taste', () => {
  const description = `Planned stock in SQL for 12 depots\nCut failed deliveries by 60% with calls and maps\nKept 40 files`
  const form = {
    ...aminasForm,
    summary: 'I like small depots.',
    workExperience: aminasForm.workExperience.slice(0, 1).map(job => ({ ...job, description })),
  }
  const known = { form, statements: [] }
  const planned = numberedFacts(known).find(({ text }) => text.startsWith('Planned')) ?? null
  let letter = [
    'I am writing to apply for the position of Planner at Kola. I come to it from my work as an Operations Analyst at Gani Haulage.',
    'At Gani Haulage, I kept 40 files. I also planned stock in SQL for 12 depots. I also cut failed deliveries by 60% with calls and maps.',
    'I like small depots.',
    'I would be glad to tell you more. Thank you for your time.',
  ]
  for (let time = 0; time < 3; time += 1) {
    const { prompt } = reviseLetter({
      ...kolaFoods,
      facts: known,
      paragraphs: letter,
      how: 'shorter',
      bridge: planned,
    })
    letter = revisionDraft
      .parse(draftRevision(prompt))
      .paragraphs.map(each => each.sentences.map(({ text }) => text).join(' '))
  }
  expect(letter).toEqual([
    'I am writing to apply for the position of Planner at Kola.',
    'I planned stock in SQL for 12 depots. I also cut failed deliveries by 60% with calls and maps.',
    'Thank you for your time.',
  ])
})

test('each sentence about the person cites the facts that say it', () => {
  const deed = sentences('formal').find(({ text }) => text.includes('18%'))
  expect(deed?.facts.length).toBeGreaterThan(0)
  expect(sentences('formal').at(-1)?.facts).toEqual([])
})

test.each<readonly [LetterRevision, said: string, instead: string]>([
  [
    'formal',
    'I’m glad that I’ve seen it, and can’t wait.',
    'I am glad that I have seen it, and cannot wait.',
  ],
  ['formal', 'Thank you so much for your time.', 'Thank you for your time and consideration.'],
  ['formal', 'Thank you so much for the call!', 'Thank you for the call.'],
  [
    'formal',
    'Nothing would please me more than to talk about what your next Planner could do for you.',
    'I would be pleased to discuss what you expect of your next Planner, and what I could contribute.',
  ],
  [
    'formal',
    'I would love to take the role of Planner at Kola.',
    'I wish to be considered for the role of Planner at Kola.',
  ],
  ['warmer', 'Thank you for the call.', 'Thank you so much for the call.'],
  [
    'warmer',
    'I am writing to apply for the position of Planner at Kola.',
    'I was delighted to see the role of Planner at Kola, and I would love to be considered.',
  ],
  [
    'warmer',
    'I come to it from my work as a Nurse at Ward 2.',
    'I bring to it all that I have learnt as a Nurse at Ward 2.',
  ],
  // Nothing to change.
  ['formal', 'Thank you for the call.', 'Thank you for the call.'],
  [
    'warmer',
    'I would love to take the role of Planner at Kola.',
    'I would love to take the role of Planner at Kola.',
  ],
])('%s: %j becomes %j', (how, said, instead) => {
  expect(words(how, [said])).toBe(instead)
})

test('warm and then formal leaves nothing of the warm words, and formal twice changes nothing', () => {
  const formal = words('formal', [words('warmer')])
  expect(formal).not.toMatch(/\b(?:love|thrilled|delighted|so much|happy|enthusiasm|keen)\b/)
  expect(words('formal', [formal])).toBe(formal)
})
