import { checkLetter } from '../../shared/domain/truth/check-letter.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { saidOf } from '../../shared/domain/truth/plain-text.ts'
import type { TruthReport, Unit } from '../../shared/domain/truth/report.ts'
import { type ClaimKind, claimKinds } from '../../shared/lists.ts'
import type { Person, Written } from './read.ts'
import { type Changes, letterOf, type Parts, resumeOf } from './texts.ts'

/** A unit of a text, with the expected and the actual result. */
export type Judged = {
  readonly who: string
  readonly text: string
  /** The kind of the planted false claim; null when the facts support the unit. */
  readonly planted: ClaimKind | null
  readonly found: readonly ClaimKind[]
}

const today = '2026-11-21'

const judged = (who: string, { text, claims }: Unit, planted: ClaimKind | null): Judged => ({
  who,
  text,
  planted,
  found: [...new Set(claims.map(({ kind }) => kind))],
})

/** The person's lines with planted and supported ones in turn, so that each has neighbours of both kinds. */
const mixedLines = (person: Person): Written[] => {
  const lines: Written[] = [...person.supported]
  person.planted.forEach((line, at) => {
    const near = lines.findIndex(other => other.place === line.place)
    lines.splice(near < 0 ? lines.length : near + (at % 3), 0, line)
  })
  return lines
}

const isPlanted = (person: Person, text: string): ClaimKind | null =>
  person.planted.find(line => saidOf(line.text) === text)?.kind ?? null

const judgeTexts = (person: Person, number: number): Judged[] => {
  const { facts, job } = person
  const who = facts.form.fullName
  const lines = mixedLines(person)
  const reports = [
    checkResume(resumeOf(person, number, lines), facts, [], { today }),
    checkLetter(letterOf(person, lines), facts, [], job, { today }),
  ]
  return reports.flatMap(({ units }) => units.map(unit => judged(who, unit, isPlanted(person, unit.text))))
}

/** The unit that a swap changed: it contains the false value, and was not in the text before. */
const changedUnit = (before: TruthReport, after: TruthReport, said: string): Unit | undefined =>
  after.units.find(
    ({ text }) => text.includes(saidOf(said)) && !before.units.some(unit => unit.text === text),
  )

const swapsOf = ({ swaps }: Person): [ClaimKind, string, Changes][] => {
  if (!swaps) return []
  const first = (kind: ClaimKind, part: keyof Parts): [ClaimKind, string, Changes] => {
    const said = swaps[part]
    return [kind, said, { first: { [part]: said } }]
  }
  return [
    first('title', 'title'),
    first('employer', 'employer'),
    first('date', 'duration'),
    first('degree', 'degree'),
    first('school', 'school'),
    first('date', 'year'),
    ...swaps.skills.map((skill): [ClaimKind, string, Changes] => ['skill', skill, { skills: [skill] }]),
    ['certification', swaps.certificate, { certificates: [swaps.certificate] }],
  ]
}

const judgeSwaps = (person: Person, number: number): Judged[] => {
  const { facts, supported } = person
  const before = checkResume(resumeOf(person, number, supported), facts, [], { today })
  return swapsOf(person).map(([kind, said, changes]) => {
    const after = checkResume(resumeOf(person, number, supported, changes), facts, [], { today })
    const unit = changedUnit(before, after, said)
    const found = unit ?? {
      start: 0,
      end: 0,
      text: `${said} (not read)`,
      claims: [],
      vouchedSource: null,
      ownWords: null,
    }
    return judged(facts.form.fullName, found, kind)
  })
}

/** Judges all people. Each person gets the next habit, so that all habits occur. */
export const judgeAll = (people: readonly Person[]): Judged[] =>
  people.flatMap((person, number) => [...judgeTexts(person, number), ...judgeSwaps(person, number)])

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

export type Score = {
  readonly planted: number
  readonly supported: number
  /** The share of planted claims that are marked. */
  readonly recall: number
  /** The share of marked units that were planted. */
  readonly precision: number
}

export const scoreOf = (units: readonly Judged[]): Score => {
  const planted = units.filter(unit => unit.planted !== null)
  const marked = units.filter(({ found }) => found.length > 0)
  const right = planted.filter(({ found }) => found.length > 0).length
  return {
    planted: planted.length,
    supported: units.length - planted.length,
    recall: share(right, planted.length),
    precision: share(right, marked.length),
  }
}

/** Of the true lines that were written by hand, how many are marked. */
export const markedOf = (
  people: readonly Person[],
  units: readonly Judged[],
): { marked: number; all: number } => {
  const written = new Set(people.flatMap(({ supported }) => supported.map(({ text }) => saidOf(text))))
  const lines = units.filter(({ text, planted }) => planted === null && written.has(text))
  return { marked: lines.filter(({ found }) => found.length > 0).length, all: lines.length }
}

export type KindScore = Score & {
  readonly kind: ClaimKind
  /** The share of planted and marked claims whose kind is right. */
  readonly named: number
}

/**
 * For each kind: the share of its planted claims that are marked, and the share of its marks that are on a planted
 * unit.
 */
export const scoresByKind = (units: readonly Judged[]): KindScore[] =>
  claimKinds.map(kind => {
    const planted = units.filter(unit => unit.planted === kind)
    const marked = planted.filter(({ found }) => found.length > 0)
    const called = units.filter(({ found }) => found.includes(kind))
    return {
      kind,
      planted: planted.length,
      supported: units.filter(unit => unit.planted === null).length,
      recall: share(marked.length, planted.length),
      precision: share(called.filter(unit => unit.planted !== null).length, called.length),
      named: share(marked.filter(({ found }) => found.includes(kind)).length, marked.length),
    }
  })
