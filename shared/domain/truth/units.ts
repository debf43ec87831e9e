import type { VouchedLine } from '../../api/truth.ts'
import type { Entry } from './entries.ts'
import type { Evidence } from './evidence.ts'
import { type Mention, overlaps, type Reader, type Reading, type Target } from './mention.ts'
import type { Piece } from './pieces.ts'
import { type Plain, saidOf } from './plain.ts'
import { readCertificates } from './read-certificates.ts'
import { readDates } from './read-dates.ts'
import { readDegrees } from './read-degrees.ts'
import { readFigures } from './read-figures.ts'
import { entriesNamed, readHeadings } from './read-headings.ts'
import { readNames } from './read-names.ts'
import { readSkills } from './read-skills.ts'
import { readTitles } from './read-titles.ts'
import type { Claim, Unit } from './report.ts'
import type { Span } from './sentences.ts'
import { keyOf, wordsOf } from './words.ts'

/** In this order: what one has read, the next leaves alone. The 9001 of `ISO 9001` is no figure. */
const readers: readonly Reader[] = [
  readDegrees,
  readCertificates,
  readDates,
  readHeadings,
  readTitles,
  readSkills,
  readNames,
  readFigures,
]

const mentionsIn = (reading: Reading): Mention[] => {
  const mentions: Mention[] = []
  for (const read of readers)
    for (const mention of read(reading))
      if (!mentions.some(other => overlaps(mention, other))) mentions.push(mention)
  return mentions.sort((a, b) => a.start - b.start)
}

// As somebody types, one line changes and all others are as they were.
const read = new WeakMap<Evidence, Map<string, readonly Mention[]>>()
const mostRead = 5000

const mentionsOf = (
  text: string,
  piece: Piece,
  evidence: Evidence,
  entries: readonly Entry[],
  make: () => Reading,
) => {
  const known = read.get(evidence) ?? new Map<string, readonly Mention[]>()
  read.set(evidence, known)
  const about = entries.map(entry => evidence.entries.indexOf(entry)).join()
  const key = [piece.kind, piece.section, about, text].join('|')
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostRead) known.clear()
  const mentions = mentionsIn(make())
  known.set(key, mentions)
  return mentions
}

/** Words that a text also writes small are no names. */
const smallWordsOf = (text: string): Set<string> =>
  new Set(text.match(/(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}[\p{Ll}\p{M}'’-]+/gu)?.map(keyOf))

/** The facts' entry that each heading is about, and with it what hangs under it. */
const entriesOf = (pieces: readonly Piece[], { text }: Plain, evidence: Evidence): Entry[][] => {
  const said = pieces.map(({ start, end }) => text.slice(start, end))
  const below = new Map<number, string[]>()
  pieces.forEach(({ kind, section, under }, at) => {
    if (kind === 'heading' && (section === 'work' || section === 'education')) below.set(at, [said[at] ?? ''])
    if (kind === 'details') below.get(under)?.push(said[at] ?? '')
  })
  const found = new Map(
    [...below].map(([at, lines]) => [
      at,
      entriesNamed(lines.join(' | '), evidence, pieces[at]?.section === 'work'),
    ]),
  )
  return pieces.map(({ under }, at) => found.get(under) ?? found.get(at) ?? [])
}

/** Items of a list that have a source and stand together are one unit: so a line of skills is one, if all of it has. */
const isJoined = (last: Unit, unit: Unit, piece: Piece, before: Piece | undefined): boolean =>
  piece.kind === 'item' && before?.line === piece.line && last.claims.length === 0 && unit.claims.length === 0

/** Reads the pieces of a text, and compares each with what the person said. */
export const unitsOf = (
  pieces: readonly Piece[],
  plain: Plain,
  evidence: Evidence,
  kept: readonly VouchedLine[],
  target: Target | null,
  aimsOf: ((low: string) => Span[]) | null = null,
): Unit[] => {
  const sources = new Map(kept.map(({ text, source }) => [saidOf(text), source]))
  const entries = entriesOf(pieces, plain, evidence)
  const ordinary = smallWordsOf(plain.text)
  const units: Unit[] = []
  pieces.forEach((piece, at) => {
    const { start, end } = piece
    const text = plain.text.slice(start, end)
    const about = entries[at] ?? []
    const make = (): Reading => ({
      piece,
      text,
      low: plain.low.slice(start, end),
      words: wordsOf(text),
      evidence,
      entries: about,
      target,
      aims: aimsOf?.(plain.low.slice(start, end)) ?? null,
    })
    const mentions = target || aimsOf ? mentionsIn(make()) : mentionsOf(text, piece, evidence, about, make)
    const claims = mentions
      .filter(({ hasSource, names }) => !hasSource && !names?.every(name => ordinary.has(name)))
      .map(
        (claim): Claim => ({
          kind: claim.kind,
          text: plain.said(start + claim.start, start + claim.end),
          start: start + claim.start,
          end: start + claim.end,
        }),
      )
    const said = plain.said(start, end)
    const unit = {
      start,
      end,
      text: said,
      claims,
      keptFrom: claims.length > 0 ? (sources.get(said) ?? null) : null,
    }
    const last = units.at(-1)
    if (last && isJoined(last, unit, piece, pieces[at - 1]))
      units[units.length - 1] = { ...last, end, text: plain.said(last.start, end) }
    else units.push(unit)
  })
  return units
}
