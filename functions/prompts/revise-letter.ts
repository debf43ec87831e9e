import type { Facts } from '../../shared/api/truth.ts'
import { type RevisionDraft, revisionDraft } from '../../shared/domain/resume/draft.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { LetterRevision } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fenced, fencedJson, withoutIdentity, writingRules } from './prompt-parts.ts'
import { letterWordingRules } from './write-letter.ts'

export type RevisionRequest = {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  /** The paragraphs of the letter as it is. */
  readonly paragraphs: readonly string[]
  readonly how: LetterRevision
}

const task = `Call revise_letter with the body of <letter> written anew, as "how" in <job> says. shorter: at most two thirds of its words; keep what answers the job best, and drop what repeats or says little. warmer: nearer to how a kind colleague speaks, still exact, about as long. formal: measured, without contractions, about as long.
Keep what the letter says: no new deed, and no fact that it does not have already. Keep the sentences that need no change. Keep at least one thing they did with its figure, if it has one.`

export const reviseLetter = ({
  facts,
  jobTitle,
  companyName,
  paragraphs,
  how,
}: RevisionRequest): ModelTask<RevisionDraft> => ({
  name: 'revise_letter',
  description: 'Takes the body of the letter, written anew.',
  system: [writingRules, citingRules, task, letterWordingRules].join('\n'),
  prompt: [
    fencedFacts(numberedFacts(facts), facts.form),
    fencedJson('job', { jobTitle: untrusted(jobTitle), companyName: untrusted(companyName), how }),
    fenced('letter', withoutIdentity(paragraphs.join('\n\n'), facts.form)),
  ].join('\n\n'),
  schema: revisionDraft,
  maxTokens: 2000,
  temperature: 0.5,
})
