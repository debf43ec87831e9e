import { checkLetter } from '../../shared/domain/truth/check-letter.ts'
import { checkResume } from '../../shared/domain/truth/check-resume.ts'
import { saidOf } from '../../shared/domain/truth/plain.ts'
import type { TruthReport, Unit } from '../../shared/domain/truth/report.ts'
import { type ClaimKind, claimKinds } from '../../shared/lists.ts'
import type { Person, Written } from './read.ts'
import { type Changes, letterOf, type Parts, resumeOf } from './texts.ts'

/** A unit as it should be, and as it was found. */
export type Judged = {
  readonly who: string
  readonly text: string
  /** What was planted there; null: it is borne out. */
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

/** Every other line is planted after one that is borne out, so that neighbours are of both kinds. */
const woven = (person: Person): Written[] => {
  const lines: Written[] = [...person.borneOut]
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
  const lines = woven(person)
  const reports = [
    checkResume(resumeOf(person, number, lines), facts, [], { today }),
    checkLetter(letterOf(person, lines), facts, [], job, { today }),
  ]
  return reports.flatMap(({ units }) => units.map(unit => judged(who, unit, isPlanted(person, unit.text))))
}

/** The unit that a swap changed: the one that says it and that the text did not have before. */
const changedUnit = (before: TruthReport, after: TruthReport, said: string): Unit | undefined =>
  after.units.find(
    ({ text }) => text.includes(saidOf(said)) && !before.units.some(unit => unit.text === text),
  )

const swapsOf = ({ swaps }: Person): [ClaimKind, string, Changes][] => {
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
  const { facts, borneOut } = person
  const before = checkResume(resumeOf(person, number, borneOut), facts, [], { today })
  return swapsOf(person).map(([kind, said, changes]) => {
    const after = checkResume(resumeOf(person, number, borneOut, changes), facts, [], { today })
    const unit = changedUnit(before, after, said)
    const found = unit ?? { start: 0, end: 0, text: `${said} (not read)`, claims: [], keptFrom: null }
    return judged(facts.form.fullName, found, kind)
  })
}

/** Each person in a habit of their own, so that all habits are met. */
export const judgeAll = (people: readonly Person[]): Judged[] =>
  people.flatMap((person, number) => [...judgeTexts(person, number), ...judgeSwaps(person, number)])

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

export type Score = {
  readonly planted: number
  readonly borneOut: number
  /** Of what was planted, the share that is marked. */
  readonly recall: number
  /** Of what is marked, the share that was planted. */
  readonly precision: number
}

export const scoreOf = (units: readonly Judged[]): Score => {
  const planted = units.filter(unit => unit.planted !== null)
  const marked = units.filter(({ found }) => found.length > 0)
  const right = planted.filter(({ found }) => found.length > 0).length
  return {
    planted: planted.length,
    borneOut: units.length - planted.length,
    recall: share(right, planted.length),
    precision: share(right, marked.length),
  }
}

export type KindScore = Score & {
  readonly kind: ClaimKind
  /** Of what was planted and is marked, the share that is marked as what it is. */
  readonly named: number
}

/** For each kind: what of its plants is marked, and which of the marks of its name are on a planted unit. */
export const scoresByKind = (units: readonly Judged[]): KindScore[] =>
  claimKinds.map(kind => {
    const planted = units.filter(unit => unit.planted === kind)
    const marked = planted.filter(({ found }) => found.length > 0)
    const called = units.filter(({ found }) => found.includes(kind))
    return {
      kind,
      planted: planted.length,
      borneOut: units.filter(unit => unit.planted === null).length,
      recall: share(marked.length, planted.length),
      precision: share(called.filter(unit => unit.planted !== null).length, called.length),
      named: share(marked.filter(({ found }) => found.includes(kind)).length, marked.length),
    }
  })
