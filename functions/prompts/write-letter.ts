import type { Facts } from '../../shared/api/truth.ts'
import { type LetterDraft, letterDraft } from '../../shared/domain/resume/draft.ts'
import { type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { LetterTone } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fenced, fencedJob, writingRules } from './prompt-parts.ts'
import { withEvidence, withoutBridge } from './review.ts'

export type LetterRequest = {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  readonly jobDescription: string
  readonly tone: LetterTone
  /** The fact that bridges best from the person to the job: the letter must cite it. Null: there is none. */
  readonly bridge: NumberedFact | null
}

/** How the sentences of a letter are worded, new or revised. */
export const letterWordingRules = `In the first person, in sentences of at most 30 words: past tense for what has ended, the present for what they do now. A sentence about the job, a wish or thanks cites nothing, and claims nothing about the person. No greeting, no sign-off, no address: those are put in later. Never open with "I am writing to apply", "I am excited to" or "Please accept". Say nothing about the company but what the job description says.
Good, from "3 work.0 head: Officer | Gani Haulage" and "4 work.0: reduced late deliveries 18 to 11% in 8 months": {"facts":[3,4],"text":"At Gani Haulage I cut late deliveries from 18% to 11% in 8 months."}
Bad: {"facts":[4],"text":"I led the team that transformed delivery."}: a team, a rank and an outcome that fact 4 does not have.`

const task = `Call write_letter with the body of a cover letter: three or four paragraphs, at most 280 words.
evidence comes first: up to six things that the job asks for, each with the facts that answer it; what no fact answers is left out. Then write from it. First paragraph: which job, and the one reason why this person fits it. Then two or three things they did that answer the most, with their figures; if <job> names a fact as bridge, it must be one of them. Last: what they would like to talk about, and thanks.
The tone in <job> is professional (measured, exact) or enthusiastic (warm and eager, still exact).`

export const writeLetter = ({
  facts,
  jobTitle,
  companyName,
  jobDescription,
  tone,
  bridge,
}: LetterRequest): ModelTask<LetterDraft> => {
  const known = numberedFacts(facts)
  return {
    name: 'write_letter',
    description: 'Takes the body of the letter.',
    system: [writingRules, citingRules, task, letterWordingRules].join('\n'),
    prompt: [
      fencedFacts(known, facts.form),
      fencedJob({ jobTitle, companyName }, { tone, ...(bridge && { bridge: bridge.number }) }),
      ...(jobDescription === '' ? [] : [fenced('job_description', untrusted(jobDescription))]),
    ].join('\n\n'),
    schema: letterDraft,
    review: draft => withEvidence(withoutBridge(draft, known, bridge), draft, known),
    maxTokens: 2000,
    temperature: 0.6,
  }
}
