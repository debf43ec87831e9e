import { expect, test } from 'vitest'
import { improveLine } from '../../../functions/prompts/improve-line.ts'
import { lineDraft } from '../../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../../shared/domain/truth/numbered-facts.ts'
import { aminasForm } from '../bedrock.testing.ts'
import { draftLines } from './improve-line.ts'

const facts = numberedFacts({ form: aminasForm, statements: [] }).filter(({ place }) => place === 'work.0')

test('the alternatives say in the person’s own words what the line says, and cite it', () => {
  const { prompt } = improveLine({ facts, form: aminasForm, line: 'Made the delivery time shorter' })
  const [first] = lineDraft.parse(draftLines(prompt)).alternatives
  const fact = facts.find(({ text }) => text.startsWith('Cut delivery'))
  expect(first).toEqual({ facts: [fact?.number], text: 'Cut delivery time by 18%' })
})
