import { readSaid, saysFact } from '../../shared/domain/fit-evidence/said-in.ts'
import { type RevisionDraft, revisionDraft } from '../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import type { LetterRevision } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { type LetterBasis, letterPrompt } from './letter-basis.ts'
import { fenced, withoutIdentity } from './prompt-parts.ts'
import { withoutBridge } from './review.ts'

type RevisionRequest = LetterBasis & {
  /** The paragraphs of the letter as it is. Only if they say the bridge, the revision must say it. */
  readonly paragraphs: readonly string[]
  readonly how: LetterRevision
}

const task = `Call revise_letter with the body of <letter> written anew, as "how" in <job> says. shorter: at most two thirds of its words; keep what answers the job best, and drop first what repeats, says little, or tells what they like or are rather than what they did, with its whole paragraph; a result with its figure goes last; a letter of fewer than 80 words is short already. warmer: nearer to how a kind colleague speaks, still exact, about as long. formal: measured, without contractions, about as long.
Say no deed and no fact that the letter does not have already. Keep the sentences that need no change, word for word. Keep at least one thing they did with its figure; if <job> names a fact as bridge, it stays. A letter that already is as "how" says stays as it is.`

export const reviseLetter = ({ paragraphs, how, ...basis }: RevisionRequest): ModelTask<RevisionDraft> => {
  const { facts } = basis
  const isSaid = basis.bridge !== null && saysFact(readSaid(paragraphs.join('\n'), []), basis.bridge)
  const bridge = isSaid ? basis.bridge : null
  const before = fenced('letter', withoutIdentity(paragraphs.join('\n\n'), facts.form))
  return {
    ...letterPrompt({ ...basis, bridge }, task, { how }, [before]),
    name: 'revise_letter',
    description: 'Takes the body of the letter, written anew.',
    schema: revisionDraft,
    review: draft => withoutBridge(draft, numberedFacts(facts), bridge),
    temperature: 0.5,
  }
}
