import { type Figure, figure, score } from './figures.ts'
import type { Measurement } from './measurement.ts'
import deedsHeld from './truth/deeds-held.json' with { type: 'json' }
import deedsOpen from './truth/deeds-open.json' with { type: 'json' }
import deedsSecond from './truth/deeds-second.json' with { type: 'json' }
import deedsThird from './truth/deeds-third.json' with { type: 'json' }
import deedsUntuned from './truth/deeds-untuned.json' with { type: 'json' }
import { fresh } from './truth/fresh.ts'
import { heldOut } from './truth/held-out.ts'
import { readPeople } from './truth/read.ts'
import { readLines } from './truth/read-lines.ts'
import { type Judged, judgeAll, markedOf, scoreOf, scoresByKind } from './truth/score.ts'
import { seen } from './truth/seen.ts'

const aim = 95

const ofSet = (name: string, units: readonly Judged[]): Figure[] => {
  const { recall, precision, planted, supported } = scoreOf(units)
  return [
    score(`recall, ${planted} claims planted, ${name}`, 100 * recall, aim),
    score(`precision, ${supported} units supported, ${name}`, 100 * precision, aim),
  ]
}

const ofKinds = (name: string, units: readonly Judged[]): Figure[] =>
  scoresByKind(units)
    .filter(({ planted }) => planted > 0)
    .flatMap(({ kind, planted, recall, precision }) => [
      figure(`${kind}: recall of ${planted}, ${name}`, 100 * recall, 'points'),
      figure(`${kind}: precision, ${name}`, 100 * precision, 'points'),
    ])

/** Sets in JSON. The rules were tuned on all but the last, and on each only after its first look. */
const deedSets: readonly (readonly [string, unknown])[] = [
  ['deeds, open', deedsOpen],
  ['deeds, second', deedsSecond],
  ['deeds, held back', deedsHeld],
  ['deeds, third', deedsThird],
  ['deeds, untuned', deedsUntuned],
]

const ofDeedSet = (name: string, json: unknown): Figure[] => {
  const people = readLines(json)
  const units = judgeAll(people)
  const { marked, all } = markedOf(people, units)
  return [
    ...ofSet(name, units),
    figure(`share of ${all} true lines that are marked, ${name}`, (100 * marked) / all, 'points'),
    ...ofKinds(name, units),
  ]
}

const measure = (): Figure[] => {
  const sets = { seen, 'held out': heldOut, fresh }
  const judged = Object.entries(sets).map(([name, text]) => ({ name, units: judgeAll(readPeople(text)) }))
  const all = judged.flatMap(({ units }) => units)
  return [
    ...ofSet('all', all),
    ...judged.flatMap(({ name, units }) => ofSet(name, units)),
    ...ofKinds('all', all),
    ...deedSets.flatMap(([name, json]) => ofDeedSet(name, json)),
  ]
}

export const truth: Measurement = {
  about:
    'resumes and letters of people of our own, in five ways of writing them, with inventions planted line by line; a unit counts once. Held out and fresh were looked at only when the rules for names, dates and figures were done: 96.1 and 96.1 recall, 97.7 and 97.1 precision at that first look; what they showed was mended after it. When the check reached deeds, 59 of their lines that no fact supports became inventions. The rules for deeds were tuned on `deeds, open`, and then on `deeds, second`: at the first look at that one, 6.0 % of the true lines were marked, and 45 % of the deeds, 60 % of the ranks and 87 % of the outcomes were found. `Deeds, held back` was opened last: at its first look, recall was 90.1 and precision 84.6, 19.2 % of the true lines were marked, and 88 % of the deeds, 88 % of the ranks and 50 % of the outcomes were found; what it showed was mended after it. `Deeds, third` are seven sets that were opened one after the other. At `deeds, untuned` (20 people) nothing was tuned: it says what the check does with texts of new writers',
  measure: async () => measure(),
}
