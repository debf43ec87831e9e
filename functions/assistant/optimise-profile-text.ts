import type { ProfileTextRequest, ProfileTextWithFacts } from '../../shared/api/career.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { ProfileTextDraft } from '../../shared/domain/career/draft.ts'
import { profileTextFrom } from '../../shared/domain/career/profile-text-from.ts'
import { profileTextLimits } from '../../shared/domain/career/profile-text-limits.ts'
import { allows } from '../../shared/domain/plan.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { optimiseProfileText } from '../prompts/optimise-profile-text.ts'
import { newProfileText } from '../store/profile-texts.ts'
import { own } from './clean-draft.ts'
import { type Generation, keepNew } from './generate.ts'
import type { AssistantServices } from './services.ts'
import { sourceOf } from './source.ts'

const full = () => new ApiError('too_many_kept')

/** A text of a LinkedIn profile, from what was pasted in and what the person told of themselves. */
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
    wish: { sub, id: `profile-text-${id}`, charge: null },
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
    keep: async (draft, held) => {
      const { content, reasons } = profileTextFrom(draft, type, own(form))
      // There were links in it, and nothing else.
      if (content === '') throw new ApiError('model_unavailable')
      const it = { id, type, targetRole, before, content, reasons }
      await keepNew(generations, held, newProfileText(sub, it, now), full())
    },
    found: async () => {
      const profileText = await profileTexts.get(sub, id)
      return profileText && { profileText, facts }
    },
    isNew: true,
  }
}
