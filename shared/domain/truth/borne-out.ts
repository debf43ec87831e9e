import { slips } from '../jobs/slips.ts'
import { type ComparedFact, longStem } from './compared-facts.ts'
import type { Telling } from './deed-words.ts'
import { followingFrom } from './lexicon.ts'
import type { Reading } from './reading.ts'

// Tells which facts a piece is compared with, and whether a word follows from one of them.

export const bears = ({ following, rare }: ComparedFact, { stems }: Telling): boolean =>
  stems.some(
    stem =>
      following.has(stem) ||
      (stem.length >= longStem && rare.some(said => said[0] === stem[0] && slips(said, stem) === 1)),
  )

/** How many words of a line a fact bears out. */
export const countBorne = (fact: ComparedFact, telling: readonly Telling[]): number =>
  telling.filter(word => bears(fact, word)).length

/**
 * The same for a verb. What says another word of the line does not say the verb too: `drew the drawings` does not follow
 * from `read drawings`. Nor does it follow from the name of an employer or a degree.
 */
export const bearsVerb = (fact: ComparedFact, verb: Telling, line: readonly Telling[]): boolean =>
  bears(fact, verb) &&
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
export const tellsDeeds = ({ piece }: Reading): boolean =>
  (piece.kind === 'bullet' || piece.kind === 'sentence') &&
  piece.section !== 'certifications' &&
  piece.section !== 'education'
