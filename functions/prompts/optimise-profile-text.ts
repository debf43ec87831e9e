import type { Facts } from '../../shared/api/truth.ts'
import { type ProfileTextDraft, profileTextDraft } from '../../shared/domain/career/draft.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import type { experienceLevels, ProfileTextType } from '../../shared/lists.ts'
import type { ModelTask } from '../services/model/model.ts'
import { allFacts } from './fenced-facts.ts'
import { fenced, fencedJson, withoutIdentity, writingRules } from './prompt-parts.ts'

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

const task = `Call optimise_profile_text with a text for a LinkedIn profile. Besides <facts>, <current_content> is what they said: it counts as facts, without numbers.
facts comes first: the numbers of the facts that the text rests on. content then says no more than these and <current_content>. reasons: what you changed and why, at most four lines of 4 to 15 words.
The type in <aim> says what content is. headline: the role they are in or aim for, and two or three things that recruiters search for, parted by " | ", without pronouns. summary: two to four paragraphs of at most 60 words, as "I": what they do, two or three things they did with their figures, what they look for. bio: two or three sentences in the third person without a name ("An operations analyst who …"). Past tense for what has ended, the present for what they do now. Keep within the limit of characters in <aim>. A target role that they have not had is what they aim for, never what they are.
Never open with "I am a passionate", "Experienced professional" or "With over".
Good, from "4 work.0: reduced late deliveries 18 to 11% in 8 months", in a summary: {"facts":[4],"content":"I cut late deliveries from 18% to 11% in eight months.","reasons":["A figure instead of a general word"]}
Bad: {"facts":[4],"content":"A logistics leader who transformed delivery."}: a rank and an outcome that fact 4 does not have.`

export const optimiseProfileText = ({
  facts,
  type,
  limit,
  targetRole,
  currentContent,
  industry,
  experience,
  jobDescription,
}: ProfileTextRequest): ModelTask<ProfileTextDraft> => ({
  name: 'optimise_profile_text',
  description: 'Takes the text, and what was changed.',
  system: `${writingRules}\n${task}`,
  prompt: [
    allFacts(facts),
    fencedJson('aim', {
      type,
      limit,
      targetRole: untrusted(targetRole),
      industry: untrusted(industry),
      experience,
    }),
    fenced('current_content', withoutIdentity(untrusted(currentContent), facts.form)),
    ...(jobDescription === '' ? [] : [fenced('job_description', untrusted(jobDescription))]),
  ].join('\n\n'),
  schema: profileTextDraft,
  maxTokens: 1500,
  temperature: 0.6,
})
