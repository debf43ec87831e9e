import { slips } from '../jobs/slips.ts'
import { type ComparedFact, longStem } from './compared-facts.ts'
import type { ContentWord } from './deed-words.ts'
import { followingFrom } from './lexicon.ts'
import type { Reading } from './reading.ts'

// Tells which facts a piece is compared with, and whether a word follows from one of them.

export const supports = ({ following, rare }: ComparedFact, { stems }: ContentWord): boolean =>
  stems.some(
    stem =>
      following.has(stem) ||
      (stem.length >= longStem && rare.some(said => said[0] === stem[0] && slips(said, stem) === 1)),
  )

/** How many words of a line a fact supports. */
export const countSupported = (fact: ComparedFact, content: readonly ContentWord[]): number =>
  content.filter(word => supports(fact, word)).length

/**
 * The same for a verb. What says another word of the line does not say the verb too: `drew the drawings` does not follow
 * from `read drawings`. Nor does it follow from the name of an employer or a degree.
 */
export const supportsVerb = (fact: ComparedFact, verb: ContentWord, line: readonly ContentWord[]): boolean =>
  supports(fact, verb) &&
  [...fact.ofDeeds].some(
    stem =>
      !line.some(other => other !== verb && other.stems.includes(stem)) &&
      verb.stems.some(said => followingFrom(stem).has(said)),
  )

/** What a piece is compared with. */
export const comparedFactsFor = ({ evidence, entries, cited }: Reading): readonly ComparedFact[] => {
  // What is named of the person, such as a title and an employer, needs no citation.
  if (cited) return [...cited, ...evidence.compared.filter(({ kind }) => kind === 'name')]
  const jobs = entries.map(entry => evidence.entries.indexOf(entry))
  return jobs.length === 0
    ? evidence.compared
    : evidence.compared.filter(({ work }) => work === null || jobs.includes(work))
}

/** Headings, contacts and lists are read by other rules. */
export const hasDeeds = ({ piece }: Reading): boolean =>
  (piece.kind === 'bullet' || piece.kind === 'sentence') &&
  piece.section !== 'certifications' &&
  piece.section !== 'education'
