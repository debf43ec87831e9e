import { type LetterDraft, letterDraft } from '../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import type { LetterTone } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { type LetterBasis, letterPrompt } from './letter-basis.ts'
import { fencedAdvert } from './prompt-parts.ts'
import { withEvidence, withoutBridge } from './review.ts'

type LetterRequest = LetterBasis & {
  readonly jobDescription: string
  readonly tone: LetterTone
}

const task = `Call write_letter with the body of a cover letter: three or four paragraphs, at most 280 words.
evidence comes first: up to six things that the job asks for, each with the facts that answer it; what no fact answers is left out. Then write from it. First paragraph: which job, and the one reason why this person fits it. Then two or three things they did that answer the most, with their figures; if <job> names a fact as bridge, it must be one of them. Last: what they would like to talk about, and thanks.
The tone in <job> is professional (measured, exact) or enthusiastic (warm and eager, still exact).`

export const writeLetter = ({ jobDescription, tone, ...basis }: LetterRequest): ModelTask<LetterDraft> => {
  const known = numberedFacts(basis.facts)
  return {
    ...letterPrompt(basis, task, { tone }, fencedAdvert(jobDescription)),
    name: 'write_letter',
    description: 'Takes the body of the letter.',
    schema: letterDraft,
    review: draft => withEvidence(withoutBridge(draft, known, basis.bridge), draft, known),
    temperature: 0.6,
  }
}
