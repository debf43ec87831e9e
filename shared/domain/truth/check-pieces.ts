import type { Citation, VouchedLine } from '../../api/truth.ts'
import { readCampuses } from './campuses.ts'
import { readCertificates } from './certificates.ts'
import { comparedFactsOfCited } from './compared-facts.ts'
import { readDates } from './dates.ts'
import { readDeeds } from './deeds.ts'
import { readDegrees } from './degrees.ts'
import { entriesNamed, readEmployersAndSchools } from './employers-and-schools.ts'
import { readFigures } from './figures.ts'
import { readNames } from './names.ts'
import { outcomeCues, readOutcomes } from './outcomes.ts'
import { ownWordsFor } from './own-words.ts'
import { readPeriods } from './periods.ts'
import { type Plain, saidOf } from './plain-text.ts'
import { rankCues, readRanks } from './ranks.ts'
import type { Entry, Evidence, Mention, Piece, Reading, Rule, TargetJob } from './reading.ts'
import type { Claim, Unit } from './report.ts'
import { overlaps, type Span } from './sentences.ts'
import { readSkills } from './skills.ts'
import { readTitles } from './titles.ts'
import { keyOf, wordsOf } from './words.ts'

/** The rules in their order. What one has read, the next leaves alone: the 9001 of `ISO 9001` is no figure. */
const rules: readonly Rule[] = [
  readDegrees,
  readCertificates,
  readDates,
  readEmployersAndSchools,
  readTitles,
  readSkills,
  readNames,
  readCampuses,
  readFigures,
]

/** Outcomes and ranks, and if those have a source, the deed itself. */
const readAllDeeds = (reading: Reading, others: readonly Mention[]): Mention[] => {
  const found = [...readOutcomes(reading), ...readRanks(reading), ...readPeriods(reading)]
  const raised = found.filter(
    (mention, at) => ![...others, ...found.slice(0, at)].some(other => overlaps(mention, other)),
  )
  return raised.length > 0
    ? raised
    : readDeeds(reading, others, [...rankCues(reading), ...outcomeCues(reading)])
}

const readAll = (reading: Reading): Mention[] => {
  const mentions: Mention[] = []
  for (const rule of rules)
    for (const mention of rule(reading))
      if (!mentions.some(other => overlaps(mention, other))) mentions.push(mention)
  // What these rules find without a source says more exactly what is wrong than the rules for deeds.
  if (mentions.every(({ hasSource }) => hasSource)) mentions.push(...readAllDeeds(reading, mentions))
  return mentions.sort((a, b) => a.start - b.start)
}

// While a person types, one line changes and all others stay. The advert that a letter is for belongs to the key.
const remembered = new WeakMap<Evidence, WeakMap<Evidence, Map<string, readonly Mention[]>>>()
const mostRemembered = 5000

const rememberedFor = (evidence: Evidence, advert: Evidence): Map<string, readonly Mention[]> => {
  const ofFacts = remembered.get(evidence) ?? new WeakMap<Evidence, Map<string, readonly Mention[]>>()
  remembered.set(evidence, ofFacts)
  const known = ofFacts.get(advert) ?? new Map<string, readonly Mention[]>()
  ofFacts.set(advert, known)
  return known
}

/** What the rules read in a piece. `cited`: the facts that a model cited for it. What depends on goals is read anew. */
const mentionsIn = (
  reading: Omit<Reading, 'cited'>,
  cited: readonly string[] | undefined,
): readonly Mention[] => {
  const { piece, text, evidence, entries, target, goals } = reading
  const read = () => readAll({ ...reading, cited: cited ? comparedFactsOfCited(cited) : null })
  if (goals) return read()
  const known = rememberedFor(evidence, target?.advert ?? evidence)
  const about = entries.map(entry => evidence.entries.indexOf(entry)).join()
  const key = [
    piece.kind,
    piece.section,
    about,
    target?.title,
    target?.company,
    text,
    ...(cited ?? ['-']),
  ].join('|')
  const before = known.get(key)
  if (before) return before
  const mentions = read()
  if (known.size >= mostRemembered) known.clear()
  known.set(key, mentions)
  return mentions
}

/** Words that a text also writes small: they are no names. */
const smallWordsOf = (text: string): Set<string> =>
  new Set(text.match(/(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}[\p{Ll}\p{M}'’-]+/gu)?.map(keyOf))

/** For each piece, the entries of the facts that its heading, with the lines below it, is about. */
const entriesOf = (pieces: readonly Piece[], { text }: Plain, evidence: Evidence): (readonly Entry[])[] => {
  const isHeading = ({ kind, section }: Piece) =>
    kind === 'heading' && (section === 'work' || section === 'education')
  const found = new Map(
    pieces.flatMap((heading, at) => {
      if (!isHeading(heading)) return []
      const details = pieces.filter(({ kind, under }) => kind === 'details' && under === at)
      const said = [heading, ...details].map(({ start, end }) => text.slice(start, end)).join(' | ')
      return [[at, entriesNamed(said, evidence, heading.section === 'work')] as const]
    }),
  )
  return pieces.map(({ under }, at) => found.get(under) ?? found.get(at) ?? [])
}

/** Fewer words may be initials: `CAC, TIN`. */
const fewestOfLine = 3
/** `LED THE DEPARTMENT`: the capitals say nothing of names. */
const isAllCapitals = ({ kind }: Piece, text: string): boolean =>
  (kind === 'bullet' || kind === 'sentence') &&
  text === text.toUpperCase() &&
  wordsOf(text).length >= fewestOfLine

type Options = {
  /** Lines that the person said are true. */
  readonly vouched: readonly VouchedLine[]
  /** What a model cited for its lines. */
  readonly citations: readonly Citation[]
  readonly target?: TargetJob
  /** Finds where a piece says what its writer wants to become. */
  readonly goalsOf?: (low: string) => Span[]
}

/**
 * Compares each piece of a text with what the person said. Items of a list that have a source and stand together are one
 * unit, so that a line of skills is one if all of it has a source.
 */
export const unitsOf = (
  pieces: readonly Piece[],
  plain: Plain,
  evidence: Evidence,
  { vouched, citations, target, goalsOf }: Options,
): Unit[] => {
  const sources = new Map(vouched.map(({ text, source }) => [saidOf(text), source]))
  const citedFor = new Map(citations.map(({ text, facts }) => [saidOf(text), facts]))
  const entries = entriesOf(pieces, plain, evidence)
  const smallWords = smallWordsOf(plain.text)
  const units: Unit[] = []
  pieces.forEach((piece, at) => {
    const { start, end } = piece
    const low = plain.low.slice(start, end)
    const written = plain.text.slice(start, end)
    const text = isAllCapitals(piece, written) ? low : written
    const said = plain.said(start, end)
    const reading = {
      piece,
      text,
      low,
      words: wordsOf(text),
      evidence,
      entries: entries[at] ?? [],
      target: target ?? null,
      goals: goalsOf?.(low) ?? null,
    }
    const claims = mentionsIn(reading, citedFor.get(said))
      .filter(({ hasSource, names }) => !hasSource && !names?.every(name => smallWords.has(name)))
      .map((claim): Claim => {
        const span = { start: start + claim.start, end: start + claim.end }
        return { kind: claim.kind, text: plain.said(span.start, span.end), ...span }
      })
    const last = units.at(-1)
    const isSameList = piece.kind === 'item' && pieces[at - 1]?.line === piece.line
    if (last && isSameList && last.claims.length === 0 && claims.length === 0)
      units[units.length - 1] = { ...last, end, text: plain.said(last.start, end) }
    else
      units.push({
        start,
        end,
        text: said,
        claims,
        vouchedSource: claims.length > 0 ? (sources.get(said) ?? null) : null,
        ownWords: claims.length > 0 ? ownWordsFor(reading, plain.low) : null,
      })
  })
  return units
}
