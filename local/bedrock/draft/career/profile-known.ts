import { wordsOf } from '../../../../shared/domain/jobs/fold.ts'
import type { Draws } from '../../../boards/world/prng.ts'
import { type Deed, deedsOf } from '../deeds.ts'
import { headlineOf } from '../headline.ts'
import { type Match, matchWith } from '../match.ts'
import { plainText } from '../plain-text.ts'
import { type FactsRead, factsIn, textIn } from '../prompt.ts'
import { namesIn, skillsOf } from '../skills.ts'
import { type Work, workOf } from '../work.ts'
import { aimIn } from './career-prompt.ts'
import { type OwnText, ownTextOf } from './own-text.ts'

/** All that a text for a profile is made from. */
export type ProfileKnown = {
  readonly facts: FactsRead
  readonly match: Match
  readonly work: readonly Work[]
  readonly skills: readonly string[]
  readonly certificates: readonly string[]
  readonly deeds: readonly Deed[]
  readonly own: OwnText
  /** What they are called; empty: nobody says. */
  readonly role: string
  /** The job that goes on. */
  readonly now: Work | undefined
  readonly target: string
  /** They have had that title. */
  readonly isHeld: boolean
  readonly limit: number
  readonly current: string
  readonly draws: Draws
}

const isSame = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ')

const mostDeeds = 3

/** What was no deed stays out: `handled no accident`, `handled customer satisfaction of 92%`. */
const isNoDeed = /^handled (?:no\b|not\b|none\b|[^,]* of \d[\d.]*\s?%|\p{L}+ \d)/iu
const told = (work: readonly Work[]): Work[] =>
  work.map(job => ({
    ...job,
    bullets: job.bullets
      .filter(({ text }) => !isNoDeed.test(text))
      // `Care for 12 patients` is no thing that somebody handled.
      .map(bullet => ({ ...bullet, text: bullet.text.replace(/^handled care (?=for|of)/i, 'cared ') })),
  }))

export const knownFrom = (prompt: string, draws: Draws): ProfileKnown => {
  const facts = factsIn(prompt)
  const { limit, targetRole } = aimIn(prompt)
  const target = plainText(targetRole)
    // The dot of `Node.js` stays.
    .replace(/[!?|]+|\.+(?=\s|$)/g, ' ')
    .trim()
  const match = matchWith(target, textIn(prompt, 'job_description'))
  const work = workOf(facts, match)
  const held = work.map(({ title }) => title).filter(title => title !== '')
  const current = textIn(prompt, 'current_content')
  const role =
    [plainText(facts.form.jobTitle), ...held].find(title => title !== '' && isSame(title, target)) ??
    headlineOf(facts, work, match)
  return {
    facts,
    match,
    work,
    skills: skillsOf(facts, match),
    certificates: namesIn(facts.form.certifications),
    deeds: deedsOf(told(work), match, mostDeeds),
    own: ownTextOf(current),
    role,
    now: work.find(({ isCurrent, title, company }) => isCurrent && title !== '' && company !== ''),
    target,
    isHeld: isSame(role, target),
    limit,
    current,
    draws,
  }
}
