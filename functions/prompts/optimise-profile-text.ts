import type { Facts } from '../../shared/api/truth.ts'
import { headlineDraft, type ProfileTextDraft, proseDraft } from '../../shared/domain/career/draft.ts'
import { factsWithPasted } from '../../shared/domain/truth/check-saved.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { experienceLevels, ProfileTextType } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { fencedFacts, fencedMoreFacts } from './fenced-facts.ts'
import { citingRules, fencedAdvert, fencedJson, tenseRule, writingRules } from './prompt-parts.ts'

export type ProfileTextRequest = {
  readonly facts: Facts
  readonly type: ProfileTextType
  /** The most characters of the text. */
  readonly limit: number
  readonly targetRole: string
  readonly currentContent: string
  /** Empty: the person gave none. */
  readonly industry: string
  readonly experience: (typeof experienceLevels)[number] | null
  /** Empty: the person gave none. */
  readonly jobDescription: string
}

/** The facts that a profile text may cite: the person's own and, after them, those of the text that they pasted. */
export const profileTextFacts = (facts: Facts, currentContent: string) => {
  const all = numberedFacts(factsWithPasted(facts, untrusted(currentContent)))
  const own = numberedFacts(facts).length
  return { all, own: all.slice(0, own), pasted: all.slice(own) }
}

type Kind = {
  readonly schema: ModelTask<ProfileTextDraft>['schema']
  readonly rules: string
}

const kinds: Readonly<Record<ProfileTextType, Kind>> = {
  headline: {
    schema: headlineDraft,
    rules: `parts: the role they have, two or three things that recruiters search for, and last the target role as an aim, if it is another; each part has 1 to 6 words and no pronoun. Code sets " | " between them.
Good, from "3 work.0 head: Officer | Gani Haulage": {"facts":[3],"text":"Officer in haulage"}
Bad: {"facts":[3],"text":"Logistics leader"}: a rank that fact 3 does not have.`,
  },
  summary: {
    schema: proseDraft,
    rules: `paragraphs: two to four of at most 60 words, as "I": what they do, two or three things they did with their figures, what they look for.
Good, from "4 work.0: reduced late deliveries 18 to 11% in 8 months": {"facts":[4],"text":"I cut late deliveries from 18% to 11% in 8 months."}
Bad: {"facts":[4],"text":"I am a leader who transformed delivery."}: a rank and an outcome that fact 4 does not have.`,
  },
  bio: {
    schema: proseDraft,
    rules: `paragraphs: one, of two or three sentences in the third person without a name.
Good, from "3 work.0 head: Officer | Gani Haulage" and "4 work.0: reduced late deliveries 18 to 11% in 8 months": {"facts":[3,4],"text":"An officer at Gani Haulage who cut late deliveries from 18% to 11%."}
Bad: {"facts":[4],"text":"A leader who transformed delivery."}: a rank and an outcome that fact 4 does not have.`,
  },
}

const taskOf = (
  type: ProfileTextType,
): string => `Call optimise_profile_text with the ${type} of a LinkedIn profile. <current_content> is what it says now: more facts, each with its number. What recruiters search for and, if there is a job description, what it asks for and they have, comes first.
${tenseRule} A target role that they have not had is what they aim for, never what they are. What they aim for or like cites nothing, unless a fact says it. Keep within the limit of characters in <aim>. Never open with "I am a passionate", "Experienced professional" or "With over". reasons: what you changed and why, at most four lines of 4 to 15 words.
${kinds[type].rules}`

export const optimiseProfileText = ({
  facts,
  type,
  limit,
  targetRole,
  currentContent,
  industry,
  experience,
  jobDescription,
}: ProfileTextRequest): ModelTask<ProfileTextDraft> => {
  const { own, pasted } = profileTextFacts(facts, currentContent)
  return {
    name: 'optimise_profile_text',
    description: 'Takes the text, and what was changed.',
    system: [writingRules, citingRules, taskOf(type)].join('\n'),
    prompt: [
      fencedFacts(own, facts.form),
      fencedJson('aim', {
        type,
        limit,
        targetRole: untrusted(targetRole),
        industry: untrusted(industry),
        experience,
      }),
      ...(pasted.length === 0 ? [] : [fencedMoreFacts('current_content', pasted, facts.form)]),
      ...fencedAdvert(jobDescription),
    ].join('\n\n'),
    schema: kinds[type].schema,
    maxTokens: 2000,
    temperature: 0.6,
  }
}
