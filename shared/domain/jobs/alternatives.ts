import { listed } from '../listed.ts'
import kinds from './alternatives.json' with { type: 'json' }
import type { Alternatives } from './posting.ts'
import type { Mention } from './skills.ts'

/*
 * `alternatives.json`: by kind, skills that do the same work, with ` | ` between them. A slash, and a comma before an
 * "or", mean "or" only between two of one kind: who knows MySQL may need no PostgreSQL, but a page needs HTML and CSS.
 */

const kindsOf = Map.groupBy(
  Object.values(kinds).flatMap(kind => listed(kind).map(skill => ({ skill, kind }))),
  ({ skill }) => skill,
)

/** The names of all skills that have a kind. */
export const skillsOfKinds: readonly string[] = [...kindsOf.keys()]

/** Whether one kind has all of these skills. */
const areAlike = ([first, ...others]: readonly string[]): boolean =>
  (kindsOf.get(first ?? '') ?? []).some(({ kind }) =>
    others.every(other => kindsOf.get(other)?.some(each => each.kind === kind)),
  )

const or = /^[ ,(]*(?:and ?\/ ?)?or (?:with |in |using )?$/i
const slash = /^ ?\/ ?$/
const comma = /^, ?$/
/** With a skill that is not ours: `ICAN, ACCA or CIA`, `Hausa, Tiv or Yoruba`. */
const orAnother = /^[ ,(]*(?:and ?\/ ?)?or\b/i
const orAfterAnother = /^, ?[\p{L}-]+,? or $/iu

/** In characters: how far behind a skill the next one may stand, or the word that ends the list. */
const around = 30

/** A list may also end with `or similar`. */
const endsWithOr = (text: string, { to }: Mention): boolean => orAnother.test(text.slice(to, to + around))

/** The skills of a text in lists of which one is enough. A skill that is asked for by itself is a list of one. */
const listsIn = (text: string, mentions: readonly Mention[]): Alternatives => {
  const lists: Alternatives = []
  let next: Mention | undefined
  let hasOr = false
  // Backwards, because a comma is understood by the end of its list.
  for (const mention of mentions.toReversed()) {
    const [list] = lists
    const between = next && next.from - mention.to <= around ? text.slice(mention.to, next.from) : ''
    const alike = next !== undefined && areAlike([mention.skill, next.skill])
    const saysOr = or.test(between) || (alike && orAfterAnother.test(between))
    const isEither: boolean = saysOr || (alike && (slash.test(between) || (hasOr && comma.test(between))))
    if (list && isEither) list.unshift(mention.skill)
    else lists.unshift([mention.skill])
    hasOr = isEither ? hasOr || saysOr : endsWithOr(text, mention)
    next = mention
  }
  return lists
}

/**
 * The skills of which a text asks for any one, such as `Python or R`. No skill is in two groups, because lists that share
 * a skill are one group. A skill that is also named alone stays in a group of one kind, because the text says once that
 * another will do. It takes other groups apart: `a degree in accounting or marketing; you do the accounting`.
 */
export const alternativesAmong = (text: string, mentions: readonly Mention[]): Alternatives => {
  const lists = listsIn(text, mentions).map(list => new Set(list))
  const alone = new Set(lists.flatMap(list => (list.size === 1 ? [...list] : [])))
  let groups: Alternatives = []
  for (const list of lists) {
    if (list.size === 1) continue
    const shares = (group: readonly string[]): boolean => group.some(skill => list.has(skill))
    const near = groups.filter(shares).flat()
    groups = [...groups.filter(group => !shares(group)), [...new Set([...near, ...list])]]
  }
  return groups.filter(group => areAlike(group) || !group.some(skill => alone.has(skill)))
}
