import type { LetterRevisionRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import type { LetterWithFacts } from '../../shared/api/letters.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { fitOf } from '../../shared/domain/fit-evidence/fit.ts'
import { paragraphsOf, withParagraphs } from '../../shared/domain/letter/letter.ts'
import { isFreeRevision } from '../../shared/domain/letter/revision.ts'
import { plans } from '../../shared/domain/plan.ts'
import { citationsOfLetter } from '../../shared/domain/resume/citations.ts'
import type { RevisionDraft } from '../../shared/domain/resume/draft.ts'
import { oneLine } from '../../shared/domain/resume/plain-words.ts'
import { numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { isSameJson } from '../../shared/json.ts'
import { letterWithFacts } from '../api/letter-view.ts'
import { reviseLetter } from '../prompts/revise-letter.ts'
import { revisedLetter } from '../store/letters.ts'
import { type AssistantServices, fingerprintOf, type Generation } from './generate.ts'
import { cleanLetterDraft, textsOf } from './source.ts'

/**
 * A letter with its body written anew: shorter, warmer or more formal. Within the hour after the letter was counted it
 * is not counted again, and a revision that changes no word is never counted.
 */
export const revisionGeneration = async (
  { writers, letters, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: LetterRevisionRequest; now: Date },
): Promise<Generation<RevisionDraft, LetterWithFacts>> => {
  const { letterId, version, how } = body
  const [writer, letter] = await Promise.all([writers.get(sub, now), letters.get(sub, letterId)])
  if (!letter) throw new ApiError('not_found')
  const { facts } = await letterWithFacts(letter, writer)
  const isFree = isFreeRevision(letter, now)
  const lettersAtMost = plans[writer.tier].limits.lettersPerMonth
  const { jobTitle, companyName, content, jobDescription } = letter
  const before = paragraphsOf(content)
  const posting = { title: jobTitle, company: companyName, description: jobDescription }
  const { bridge } = fitOf({ posting, facts, today: dayInLagos(now) })

  return {
    writer,
    purpose: 'wording',
    request: {
      sub,
      id: `letter-revision-${body.id}`,
      charge: isFree || lettersAtMost === null ? null : { lettersAtMost },
      // Without the version, because the request is the same also where the letter was edited in between. A request that
      // was free, and is sent again after the hour, is another one, and is counted.
      fingerprint: fingerprintOf({ letterId, how, isFree }),
    },
    check: () => {
      if (letter.version !== version) throw new ApiError('stale_version')
    },
    task: () => reviseLetter({ facts, jobTitle, companyName, paragraphs: before, how, bridge }),
    save: async (draft, lease) => {
      const clean = cleanLetterDraft(draft, letter.form, companyName)
      // The model wrote only links, which are removed.
      if (clean.paragraphs.length === 0) throw new ApiError('model_unavailable')
      if (isSameJson(textsOf(clean).map(oneLine), before)) {
        await generations.finishUnchanged(lease)
        return
      }
      // A free hour begins only with a revision that was counted, now or in a try that the person left.
      const isCounted = lease.record.letterMonth !== null
      const revised = {
        id: letterId,
        version,
        content: withParagraphs(content, textsOf(clean)),
        revisionCountedAt: isCounted ? now.toISOString() : letter.revisionCountedAt,
        citations: citationsOfLetter(clean, numberedFacts(facts)),
      }
      const failed = await generations.finish(lease, revisedLetter(sub, revised, now))
      if (failed.length === 0) return
      // A person who presses two buttons at once gets the letter that is saved first. That one is counted, and its free hour
      // covers this one too.
      const saved = isFree ? null : await letters.get(sub, letterId)
      if (saved && isFreeRevision(saved, now)) await generations.releaseQuota(lease)
      throw new ApiError('stale_version')
    },
    stored: async () => {
      const stored = await letters.get(sub, letterId)
      return stored && letterWithFacts(stored, writer)
    },
    isNew: false,
  }
}
