import type { ImprovedLine, ImprovedLineRequest } from '../../shared/api/assistant.ts'
import { ApiError } from '../../shared/api/errors.ts'
import { factsOfCitationAtMost } from '../../shared/api/truth.ts'
import { fold, wordsOf } from '../../shared/domain/jobs/fold.ts'
import { citationsOfLines } from '../../shared/domain/resume/citations.ts'
import { cleanLines } from '../../shared/domain/resume/clean-lines.ts'
import type { LineDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf } from '../../shared/domain/resume/form-facts.ts'
import { jobOfFact, type NumberedFact, numberedFacts } from '../../shared/domain/truth/numbered-facts.ts'
import { improveLine } from '../prompts/improve-line.ts'
import { lineBound } from '../store/generation-row.ts'
import type { AssistantServices, Generation } from './generate.ts'
import { ownNames } from './source.ts'

const mostAlternatives = 2

/**
 * The facts that a line may rest on: of the job that it stands under, and what the person said of no job. A person who
 * held one title twice at an employer, or whose title in the text is new, has several such jobs. All of them count,
 * because the text does not say which of them the line is about.
 */
const factsAt = (
  facts: readonly NumberedFact[],
  place: ImprovedLineRequest['place'],
): readonly NumberedFact[] => {
  if (place === null) return facts
  const isSame = (field: string | undefined, text: string): boolean => fold(field ?? '') === fold(text)
  const heads = facts.filter(fact => fact.head !== null && jobOfFact(fact) !== null)
  const atEmployer = heads.filter(({ head }) => isSame(head?.[1], place.organisation))
  const named = atEmployer.filter(({ head }) => isSame(head?.[0], place.title))
  const jobs = named.length > 0 || place.organisation === '' ? named : atEmployer
  const places = new Set(jobs.map(head => head.place))
  return places.size > 0
    ? facts.filter(({ place: of }) => places.has(of) || of === 'statement')
    : facts.filter(fact => jobOfFact(fact) === null)
}

/** The texts that differ in their words from the line, and from each other. */
const inOtherWords = <Text extends { readonly text: string }>(
  texts: readonly Text[],
  line: string,
): Text[] => {
  const seen = new Set([wordsOf(line).join(' ')])
  return texts.filter(({ text }) => {
    const words = wordsOf(text).join(' ')
    return !seen.has(words) && seen.add(words)
  })
}

/** Other wordings of a line of a resume, for the person to choose from. None: there are no better words, and no use is counted. */
export const lineGeneration = async (
  { writers, resumes, generations }: AssistantServices,
  { sub, body, now }: { sub: string; body: ImprovedLineRequest; now: Date },
): Promise<Generation<LineDraft, ImprovedLine>> => {
  const [writer, resume] = await Promise.all([writers.get(sub, now), resumes.get(sub, body.resumeId)])
  if (!resume) throw new ApiError('not_found')
  const { form, kept } = resume
  const { profile, record } = writer
  const known = factsAt(numberedFacts(factsOf({ form, profile, kept, record })), body.place)
  if (known.every(({ head }) => head !== null)) throw new ApiError('nothing_to_write')
  let improved: ImprovedLine | null = null

  return {
    writer,
    purpose: 'wording',
    request: { sub, id: `line-${body.id}`, charge: null, bound: lineBound },
    task: () => improveLine({ facts: known, form, line: body.text }),
    save: async (draft, lease) => {
      const offered = citationsOfLines(cleanLines(draft.alternatives, ownNames(form)), known).filter(
        ({ facts }) => facts.length > 0,
      )
      const alternatives = inOtherWords(offered, body.text)
        .slice(0, mostAlternatives)
        .map(({ text, facts }) => ({ text, facts: facts.slice(0, factsOfCitationAtMost) }))
      improved = { alternatives }
      // Nothing is stored, so the same request is written again if its answer is lost.
      await (alternatives.length === 0 ? generations.releaseQuota(lease) : generations.interrupt(lease))
    },
    stored: async () => improved,
    isNew: false,
  }
}
