import type { Facts } from '../../shared/api/truth.ts'
import { type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import { fencedFacts } from './fenced-facts.ts'
import { citingRules, fencedJson, tenseRule, writingRules } from './prompt-parts.ts'

// What the tasks have in common that write a letter, or write it anew.

export type LetterBasis = {
  readonly facts: Facts
  readonly jobTitle: string
  readonly companyName: string
  /**
   * The fact that bridges best from the person to the job. A new letter must cite it, a revision only if the letter has it.
   * Null: there is none.
   */
  readonly bridge: NumberedFact | null
}

const wordingRules = `In the first person, in sentences of at most 30 words. ${tenseRule} A sentence about the job, a wish or thanks cites nothing, and claims nothing about the person. No greeting, no sign-off, no address: those are put in later. Never open with "I am writing to apply", "I am excited to" or "Please accept". Say nothing about the company but what the job description says.
Good, from "3 work.0 head: Officer | Gani Haulage" and "4 work.0: reduced late deliveries 18 to 11% in 8 months": {"facts":[3,4],"text":"At Gani Haulage I cut late deliveries from 18% to 11% in 8 months."}
Bad: {"facts":[4],"text":"I led the team that transformed delivery."}: a team, a rank and an outcome that fact 4 does not have.`

/**
 * How a letter is asked for. `wanted` stands beside the job, whose names may be copied from an advert. `texts` are what else
 * it is written from.
 */
export const letterPrompt = (
  { facts, jobTitle, companyName, bridge }: LetterBasis,
  task: string,
  wanted: object,
  texts: readonly string[],
) => {
  const job = { jobTitle: untrusted(jobTitle), companyName: untrusted(companyName) }
  return {
    system: [writingRules, citingRules, task, wordingRules].join('\n'),
    prompt: [
      fencedFacts(numberedFacts(facts), facts.form),
      fencedJson('job', { ...job, ...wanted, ...(bridge && { bridge: bridge.number }) }),
      ...texts,
    ].join('\n\n'),
    maxTokens: 2000,
  }
}
