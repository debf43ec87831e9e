import { listed } from '../listed.ts'
import kinds from './alternatives.json' with { type: 'json' }
import type { Alternatives } from './posting.ts'
import type { Mention } from './skills.ts'

/*
 * `alternatives.json`: by kind, skills that do the same work, with ` | ` between them. A slash means "or" only between
 * two of one kind: who knows MySQL may need no PostgreSQL, but a page needs HTML and CSS.
 */

const kindsOf = Map.groupBy(
  Object.values(kinds).flatMap(kind => listed(kind).map(skill => ({ skill, kind }))),
  ({ skill }) => skill,
)

/** The names of all skills that have a kind. */
export const skillsOfKinds: readonly string[] = [...kindsOf.keys()]

const areAlike = (one: Mention, other: Mention): boolean => {
  const others = kindsOf.get(other.skill) ?? []
  return (kindsOf.get(one.skill) ?? []).some(({ kind }) => others.some(each => each.kind === kind))
}

const or = /^[ ,(]*(?:and ?\/ ?)?or (?:with |in |using )?$/i
const slash = /^ ?\/ ?$/
const comma = /^, ?$/
const orSimilar =
  /^[ ,(]*(?:and ?\/ ?)?or (?:any |an |a )?(?:other|another|similar|equivalent|related|comparable)\b/i

/** In characters: how far behind a skill the next one may stand, or the word that ends the list. */
const around = 30

/** What stands before the last skill of a list: it says what the commas of the list mean. */
type Last = 'or' | 'or of one kind' | 'no or'

/** A list may end with no skill of ours: `Tableau, Power BI or similar`. */
const lastBehind = (text: string, { to }: Mention): Last =>
  orSimilar.test(text.slice(to, to + around)) ? 'or of one kind' : 'no or'

/**
 * Whether the next skill will do instead, as far as the list behind it tells. In `HTML, CSS, React or Vue` only the last
 * two are of one kind: an "and" was left out before them.
 */
const isEither = (between: string, last: Last, alike: boolean): boolean =>
  or.test(between) ||
  (comma.test(between) && (last === 'or' || (last === 'or of one kind' && alike))) ||
  (slash.test(between) && alike)

/** The skills of a text in lists of which one is enough. A skill that is asked for by itself is a list of one. */
const listsIn = (text: string, mentions: readonly Mention[]): Alternatives => {
  const lists: Alternatives = []
  let next: Mention | undefined
  let last: Last = 'no or'
  // Backwards, because a comma is understood by the end of its list.
  for (const mention of mentions.toReversed()) {
    const [list] = lists
    const between = next && next.from - mention.to <= around ? text.slice(mention.to, next.from) : ''
    const alike = next !== undefined && areAlike(mention, next)
    if (list && isEither(between, last, alike)) {
      list.unshift(mention.skill)
      if (or.test(between)) last = alike ? 'or of one kind' : 'or'
    } else {
      lists.unshift([mention.skill])
      last = lastBehind(text, mention)
    }
    next = mention
  }
  return lists
}

/**
 * The skills of which a text asks for any one, such as `Python or R`. No skill is in two groups, because lists that share
 * a skill are one group. A skill that is also named alone stays in its group: the text says once that another will do.
 */
export const alternativesAmong = (text: string, mentions: readonly Mention[]): Alternatives => {
  let groups: Alternatives = []
  for (const list of listsIn(text, mentions)) {
    const skills = new Set(list)
    if (skills.size === 1) continue
    const shares = (group: readonly string[]): boolean => group.some(skill => skills.has(skill))
    const near = groups.filter(shares).flat()
    groups = [...groups.filter(group => !shares(group)), [...new Set([...near, ...skills])]]
  }
  return groups
}
