import type { Draws } from '../../boards/world/prng.ts'
import { asTitle, capitalised, lowered } from './letters.ts'
import { byScore, type Match } from './match.ts'
import type { Work } from './work.ts'

/** One thing that somebody did, in a form that can follow `I`. */
export type Deed = {
  readonly work: Work
  /** `cut delivery time by 18%` */
  readonly text: string
  readonly form: 'past' | 'base'
}

const longest = 40

/** The best matching deeds, those with a figure before others; from two jobs, where two have any. */
export const deedsOf = (work: readonly Work[], { scoreOf }: Match, most: number): Deed[] => {
  const deeds = work.flatMap(job =>
    job.bullets.flatMap(({ text, form }): Deed[] =>
      form === 'other' || text.split(/\s+/).length > longest
        ? []
        : [{ work: job, text: lowered(text), form }],
    ),
  )
  const distinct = [...new Map(deeds.toReversed().map(deed => [deed.text, deed])).values()].toReversed()
  const best = byScore(distinct, ({ text }) => scoreOf(text) + (/\d/.test(text) ? 1.5 : 0))
  const [first] = best
  const elsewhere = best.find(deed => deed.work !== first?.work)
  const here = best.filter(deed => deed !== elsewhere)
  return elsewhere && most > 1 ? [...here.slice(0, most - 1), elsewhere] : here.slice(0, most)
}

/** What the letter has said before of where they worked is said shorter. */
const where = ({ title, company }: Deed['work'], said: string, draws: Draws): string => {
  if (company === '') return title === '' ? '' : `As ${asTitle(title)}`
  if (title === '' || said.endsWith(` at ${company}`)) return `At ${company}`
  return draws.one([
    `At ${company}`,
    `As ${asTitle(title)} at ${company}`,
    `In my work as ${asTitle(title)} at ${company}`,
  ])
}

const clause = ({ text, form, work }: Deed): string =>
  form === 'past' || work.isCurrent ? `I ${text}` : `it was my job to ${text}`

const alsoClause = ({ text, form, work }: Deed): string =>
  form === 'past' || work.isCurrent ? `I also ${text}` : `I also had to ${text}`

/** Sentences, each beginning with where it was; what else was done there goes with it. */
const groupSentences = ([first, second, third]: readonly Deed[], said: string, draws: Draws): string[] => {
  if (!first) return []
  const place = where(first.work, said, draws)
  const begun = place === '' ? capitalised(clause(first)) : `${place}, ${clause(first)}`
  if (!second) return [`${begun}.`]
  const isOneJob = first.work.entry === second.work.entry && (!third || third.work.entry === first.work.entry)
  const there =
    first.work.company === ''
      ? 'In that role'
      : draws.one(isOneJob ? ['There', 'In the same job,'] : ['There'])
  const joined = third && third.form === second.form ? `, and ${third.text}` : ''
  return [`${begun}.`, `${there} ${alsoClause(second)}${joined}.`]
}

/** A sentence for each, those of one employer together. `said`: where the letter says that they come from. */
export const deedSentences = (deeds: readonly Deed[], said: string, draws: Draws): string[] => {
  const groups = Map.groupBy(deeds, ({ work }) => work.company || work.entry)
  return [...groups.values()].flatMap(group => groupSentences(group, said, draws))
}
