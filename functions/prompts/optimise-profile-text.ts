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

const task = `Call optimise_profile_text with a text for a LinkedIn profile, and with the reasons for what you changed, at most four short lines.
The type in <aim> says which. headline: the role they are in or aim for, and two or three things that recruiters search for, parted by " | ". summary: two to four short paragraphs in the first person: what they do, two or three things they did with their figures, what they look for. bio: two or three sentences in the third person without a name ("An operations analyst who …").
Keep within the limit of characters. Facts are <facts> and <current_content>. A target role that they have not had is what they aim for, never what they are.`

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
  system: `${writingRules}\n\n${task}`,
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
