import type { Citation } from '../../api/truth.ts'
import { jobOfFact, type NumberedFact } from '../truth/numbered-facts.ts'
import { sentencesOf } from '../truth/sentences.ts'
import type { CitedText, ResumeDraft, RevisionDraft } from './draft.ts'
import { oneLine } from './plain-words.ts'

type Known = readonly NumberedFact[]

/** What the numbers stand for. A number that no fact has, or that `mayCite` refuses, is dropped. */
const factsAt = (
  numbers: readonly number[],
  facts: Known,
  mayCite: (fact: NumberedFact) => boolean = () => true,
): string[] => {
  const cited = new Set(numbers)
  return facts.filter(fact => cited.has(fact.number) && mayCite(fact)).map(({ text }) => text)
}

/** The citations of prose. Each of its sentences is compared alone. */
export const citationsOfProse = (sentences: readonly CitedText[], facts: Known): Citation[] =>
  sentences.flatMap(({ text, facts: numbers }) => {
    const line = oneLine(text)
    const cited = factsAt(numbers, facts)
    return sentencesOf(line, 0, line.length).map(({ start, end }) => ({
      text: line.slice(start, end),
      facts: cited,
    }))
  })

/** The citations of lines that stand under a job, which may cite the facts of this job only. */
export const citationsOfBullets = (bullets: readonly CitedText[], job: number, facts: Known): Citation[] =>
  bullets.map(({ text, facts: numbers }) => ({
    text: oneLine(text),
    facts: factsAt(numbers, facts, fact => jobOfFact(fact) === job),
  }))

/** The citations of lines, each of which stands alone. */
export const citationsOfLines = (lines: readonly CitedText[], facts: Known): Citation[] =>
  lines.map(({ text, facts: numbers }) => ({ text: oneLine(text), facts: factsAt(numbers, facts) }))

/**
 * The citations of a text with those of lines that the person took since then. What is not among the facts is dropped,
 * because these come from outside. A line that was cited before has its newer citation alone.
 */
export const withCited = (
  citations: readonly Citation[],
  cited: readonly Citation[],
  facts: Known,
): Citation[] => {
  const known = new Set(facts.map(({ text }) => text))
  const added = cited
    .map(({ text, facts: said }) => ({ text, facts: said.filter(fact => known.has(fact)) }))
    .filter(({ facts: said }) => said.length > 0)
  const texts = new Set(added.map(({ text }) => text))
  return [...added, ...citations.filter(({ text }) => !texts.has(text))]
}

/** What the lines of a resume rest on. A line without a valid citation has no facts. */
export const citationsOfResume = ({ summary, work }: ResumeDraft, facts: Known): Citation[] => [
  ...citationsOfProse(summary, facts),
  ...work.flatMap(({ entry, bullets }) => citationsOfBullets(bullets, entry, facts)),
]

/** What the sentences of a letter rest on. Those that say nothing of the person have no facts. */
export const citationsOfLetter = ({ paragraphs }: RevisionDraft, facts: Known): Citation[] =>
  citationsOfProse(
    paragraphs.flatMap(({ sentences }) => sentences),
    facts,
  )
