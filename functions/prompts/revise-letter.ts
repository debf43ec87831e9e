import type { Facts } from '../../shared/api/truth.ts'
import { readSaid, saysFact } from '../../shared/domain/fit-evidence/said-in.ts'
import { type RevisionDraft, revisionDraft } from '../../shared/domain/resume/draft.ts'
import { type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import type { LetterRevision } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fenced, fencedJob, withoutIdentity, writingRules } from './prompt-parts.ts'
import { withoutBridge } from './review.ts'
import { letterWordingRules } from './write-letter.ts'

export type RevisionRequest = {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  /** The paragraphs of the letter as it is. */
  readonly paragraphs: readonly string[]
  readonly how: LetterRevision
  /** The fact that bridges best to the job. If the letter says it, it stays. */
  readonly bridge: NumberedFact | null
}

const task = `Call revise_letter with the body of <letter> written anew, as "how" in <job> says. shorter: at most two thirds of its words; keep what answers the job best, and drop first what repeats, says little, or tells what they like or are rather than what they did, with its whole paragraph; a result with its figure goes last; a letter of fewer than 80 words is short already. warmer: nearer to how a kind colleague speaks, still exact, about as long. formal: measured, without contractions, about as long.
Say no deed and no fact that the letter does not have already. Keep the sentences that need no change, word for word. Keep at least one thing they did with its figure; if <job> names a fact as bridge, it stays. A letter that already is as "how" says stays as it is.`

export const reviseLetter = ({
  facts,
  jobTitle,
  companyName,
  paragraphs,
  how,
  bridge,
}: RevisionRequest): ModelTask<RevisionDraft> => {
  const known = numberedFacts(facts)
  const isSaid = bridge !== null && saysFact(readSaid(paragraphs.join('\n'), []), bridge)
  return {
    name: 'revise_letter',
    description: 'Takes the body of the letter, written anew.',
    system: [writingRules, citingRules, task, letterWordingRules].join('\n'),
    prompt: [
      fencedFacts(known, facts.form),
      fencedJob({ jobTitle, companyName }, { how, ...(isSaid && { bridge: bridge.number }) }),
      fenced('letter', withoutIdentity(paragraphs.join('\n\n'), facts.form)),
    ].join('\n\n'),
    schema: revisionDraft,
    review: draft => (isSaid ? withoutBridge(draft, known, bridge) : []),
    maxTokens: 2000,
    temperature: 0.5,
  }
}
