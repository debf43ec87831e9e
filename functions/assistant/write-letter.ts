import type { LetterRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { LetterWithFacts } from '../../shared/api/letters.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { fitOf } from '../../shared/domain/fit-evidence/fit.ts'
import { assembleLetter } from '../../shared/domain/letter/letter.ts'
import { plans } from '../../shared/domain/plan.ts'
import { citationsOfLetter } from '../../shared/domain/resume/citations.ts'
import type { LetterDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf, saysEnough } from '../../shared/domain/resume/form-facts.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import { letterWithFacts } from '../api/letter-view.ts'
import { writeLetter } from '../prompts/write-letter.ts'
import { newLetter } from '../store/letters.ts'
import { type AssistantServices, fingerprintOf, type Generation, saveNew } from './generate.ts'
import { cleanLetterDraft, sourceOf, textsOf } from './source.ts'

/** A letter for a job, from the person's main resume and profile. */
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

  const posting = { title: jobTitle, company: companyName, description: jobDescription }
  const { bridge } = fitOf({ posting, facts, today: dayInLagos(now) })

  return {
    writer,
    request: {
      sub,
      id: `letter-${id}`,
      charge: lettersAtMost === null ? null : { lettersAtMost },
      fingerprint: fingerprintOf(body),
    },
    task: () => writeLetter({ facts, jobTitle, companyName, jobDescription, tone, bridge }),
    save: async (draft, lease) => {
      // Both may be copied from the advert.
      const job = { jobTitle: untrusted(jobTitle), companyName: untrusted(companyName) }
      const recipient = { name: untrusted(body.recipientName), address: untrusted(body.employerAddress) }
      const clean = cleanLetterDraft(draft, form, job.companyName)
      const paragraphs = textsOf(clean)
      const citations = citationsOfLetter(clean, numberedFacts(facts))
      const content = assembleLetter({ facts, ...job, recipient, paragraphs, day: dayInLagos(now) })
      const letter = {
        id,
        jobTitle,
        companyName,
        tone,
        applicationId,
        content,
        form,
        kept,
        jobDescription,
        citations,
      }
      await saveNew(generations, lease, newLetter(sub, letter, now), new ApiError('too_many_letters'))
    },
    stored: async () => {
      const letter = await letters.get(sub, id)
      return letter && letterWithFacts(letter, writer)
    },
    isNew: true,
  }
}
