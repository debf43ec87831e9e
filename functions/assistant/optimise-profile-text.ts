import type { ProfileTextRequest, ProfileTextWithFacts } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { ProfileTextDraft } from '../../shared/domain/career/draft.ts'
import { profileTextFrom } from '../../shared/domain/career/profile-text.ts'
import { profileTextLimits } from '../../shared/domain/career/profile-text-limits.ts'
import { allows } from '../../shared/domain/plan.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { optimiseProfileText, profileTextFacts } from '../prompts/optimise-profile-text.ts'
import { newProfileText } from '../store/advice.ts'
import { type AssistantServices, type Generation, saveNew } from './generate.ts'
import { ownNames, sourceOf } from './source.ts'

const full = () => new ApiError('too_many_kept')

/** A text for a LinkedIn profile, from the text that was pasted in and from the person's facts. */
export const profileTextGeneration = async (
  { writers, resumes, profileTexts, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: ProfileTextRequest; now: Date },
): Promise<Generation<ProfileTextDraft, ProfileTextWithFacts>> => {
  const writer = await writers.get(sub, now)
  if (!allows(writer.tier, 'linkedin-optimisation')) throw new ApiError('upgrade_required')
  const hasJob = body.jobDescription.trim() !== ''
  if (hasJob && !allows(writer.tier, 'advanced-linkedin-optimiser')) throw new ApiError('upgrade_required')
  const { form, kept } = await sourceOf(resumes, sub, writer)
  const facts = factsOf({ form, profile: writer.profile, kept })
  const { id, type, targetRole, currentContent: before } = body

  return {
    writer,
    request: { sub, id: `profile-text-${id}`, charge: null },
    check: async () => {
      if (await profileTexts.isFull(sub)) throw full()
    },
    task: () =>
      optimiseProfileText({
        ...body,
        facts,
        limit: profileTextLimits[type],
        jobDescription: hasJob ? body.jobDescription : '',
      }),
    save: async (draft, lease) => {
      const { content, citations, reasons } = profileTextFrom(draft, {
        type,
        allowed: ownNames(form),
        facts: profileTextFacts(facts, before).all,
      })
      // The model wrote only links, which are removed.
      if (content === '') throw new ApiError('model_unavailable')
      const text = { id, type, targetRole, before, content, citations, reasons }
      await saveNew(generations, lease, newProfileText(sub, text, now), full())
    },
    stored: async () => {
      const profileText = await profileTexts.get(sub, id)
      return profileText && { profileText, facts }
    },
    isNew: true,
  }
}
