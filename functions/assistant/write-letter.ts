import type { LetterRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { LetterWithFacts } from '../../shared/api/letters.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { assembleLetter } from '../../shared/domain/letter/letter.ts'
import { plans } from '../../shared/domain/plan.ts'
import type { LetterDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import { letterWithFacts } from '../api/letter-view.ts'
import { writeLetter } from '../prompts/write-letter.ts'
import { newLetter } from '../store/letters.ts'
import { cleanLetterDraft } from './clean-draft.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Generation, keepNew } from './generate.ts'
import type { AssistantServices } from './services.ts'
import { sourceOf } from './source.ts'

/** A letter for a job, from what the person's main resume and their profile say. */
export const letterGeneration = async (
  { writers, resumes, letters, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: LetterRequest; now: Date },
): Promise<Generation<LetterDraft, LetterWithFacts>> => {
  const writer = await writers.get(sub, now)
  const { form, kept } = await sourceOf(resumes, sub, writer)
  if (!saysEnough(form)) throw new ApiError('nothing_to_write')
  const facts = factsOf({ form, profile: writer.profile, kept })
  const lettersAtMost = plans[writer.tier].limits.lettersPerMonth
  const { id, jobTitle, companyName, tone, applicationId } = body
  const jobDescription = untrusted(body.jobDescription)

  return {
    wish: {
      sub,
      id: `letter-${id}`,
      charge: lettersAtMost === null ? null : { lettersAtMost },
      fingerprint: fingerprintOf(body),
    },
    task: () => writeLetter({ facts, jobTitle, companyName, jobDescription, tone }),
    keep: async (draft, held) => {
      // Both may have come with the advert.
      const job = { jobTitle: untrusted(jobTitle), companyName: untrusted(companyName) }
      const { paragraphs } = cleanLetterDraft(draft, form, job.companyName)
      const content = assembleLetter({ facts, ...job, paragraphs, day: dayInLagos(now) })
      const it = { id, jobTitle, companyName, tone, applicationId, content, form, kept, jobDescription }
      await keepNew(generations, held, newLetter(sub, it, now), new ApiError('too_many_letters'))
    },
    found: async () => {
      const letter = await letters.get(sub, id)
      return letter && letterWithFacts(letter, writer.profile)
    },
    isNew: true,
  }
}
