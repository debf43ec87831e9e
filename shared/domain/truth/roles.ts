import {
  isPraise,
  isSameHead,
  lowering,
  ofHeads,
  raising,
  roleNouns,
  sameRole,
  roleStops as stops,
} from './role-words.ts'
import { phraseOf, type Word } from './words.ts'

/** A role that a text says somebody has: `Senior Operations Officer`. */
export type Role = {
  readonly start: number
  readonly end: number
  /** The noun itself, in one spelling: officer. */
  readonly head: string
  /** What it is called besides: senior, operations. */
  readonly words: readonly string[]
}

const one = (key: string): string => sameRole.get(key) ?? key
const isNoun = (key: string): boolean => roleNouns.has(key)
const isNearby = (text: string, a: Word, b: Word): boolean =>
  /^[\s/&-]{1,3}$/.test(text.slice(a.end, b.start))

/** `frontend`, `front-end` and `front end` are one word; so are plurals that a title has or has not. */
const titleWords = (key: string): string[] =>
  one(key)
    .split(/[-&]/)
    .filter(word => word !== '')
    .map(one)

/** `Assistant Store Manager` is a manager. */
const isModifier = (at: number, words: readonly Word[], text: string): boolean => {
  const word = words[at]
  if (!word || !(lowering.has(word.key) || raising.has(word.key))) return false
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [before, after] = [words[next - 1], words[next]]
    if (!before || !after || !/^ $/.test(text.slice(before.end, after.start)) || stops.has(after.key))
      return false
    if (next > at + 1 && isNoun(after.key)) return true
  }
  return false
}

/** Every phrase that names a role. Plurals are of other people. */
export const rolesIn = (text: string, words: readonly Word[], acrossCommas = true): Role[] => {
  const roles: Role[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word || !isNoun(word.key) || isModifier(at, words, text)) continue
    // Of `project manager lead` the last noun is the head, unless the first goes on with `of`: head of operations.
    let last = at
    while (true) {
      const next = words[last + 1]
      if (!next || !isNoun(next.key) || !isNearby(text, words[last] ?? word, next)) break
      last += 1
    }
    let first = at
    while (first > 0 && at - first < 4) {
      const before = words[first - 1]
      const current = words[first]
      if (!before || !current || !isNearby(text, before, current) || stops.has(before.key)) break
      if (
        /(?:ed|ing|ly)$/.test(before.key) &&
        before.key.length > 5 &&
        !before.isNamed &&
        !/^(?:marketing|engineering|nursing|banking|accounting|managing|purchasing|training|catering|welding|learning|merchandising|advertising|nursing|monitoring|housekeeping|acting|manufacturing|processing|planning|testing|teaching|dispatching|chartered|certified|registered|reporting)$/.test(
          before.key,
        )
      )
        break
      if (/^\d/.test(before.key)) break
      first -= 1
    }
    // `Operations and Logistics Officer`.
    const joint = words[first - 1]
    const other = words[first - 2]
    if (
      joint &&
      other &&
      joint.key === 'and' &&
      other.isNamed &&
      words[first]?.isNamed &&
      isNearby(text, joint, words[first] ?? word) &&
      !stops.has(other.key) &&
      !isNoun(other.key)
    )
      first -= 2
    let end = last
    const of = words[last + 1]
    const lastWord = words[last] ?? word
    if (
      of &&
      ofHeads.test(lastWord.key) &&
      (of.key === 'of' ||
        of.key === 'de' ||
        (acrossCommas && /^\s?,\s?$/.test(text.slice(lastWord.end, of.start))))
    ) {
      let next = of.key === 'of' || of.key === 'de' ? last + 2 : last + 1
      const isComma = next === last + 1
      while (next < words.length && next - last < 6) {
        const following = words[next]
        const previous = words[next - 1]
        if (!following || !previous) break
        if (next > last + (isComma ? 1 : 2) && !isNearby(text, previous, following)) break
        if (stops.has(following.key) && following.key !== 'and') break
        if (isComma && !following.isNamed) break
        end = next
        next += 1
        if (isComma && /[,|]/.test(text.charAt(following.end))) break
      }
      if (isComma && end === last + 1 && words[end] === undefined) end = last
    }
    const span = words.slice(first, end + 1)
    const head = one(lastWord.key)
    const rest = span
      .filter(({ key }, index) => first + index !== last && !isPraise(key))
      .flatMap(({ key }) => titleWords(key))
      .filter(key => !isPraise(key) && !stops.has(key))
    roles.push({ start: span[0]?.start ?? word.start, end: span.at(-1)?.end ?? word.end, head, words: rest })
    at = end
  }
  return roles
}

/** All words of a title as the person gives it, which may have no noun that we know: `Corps Member`, `Sales Girl`. */
export const titleWordsOf = (title: string): Set<string> =>
  new Set((phraseOf(title.replace(/-/g, ' ')).match(/\S+/g) ?? []).flatMap(titleWords))

/**
 * Whether somebody with a title may call themselves so: the noun is theirs, nothing raises it, and what lowers it is not
 * left out. `besides`: words that their work is described with, which may stand beside the noun.
 */
export const isBorneOut = (
  role: Role,
  title: ReadonlySet<string>,
  besides: (word: string) => boolean,
): boolean => {
  const heads = [role.head, ...[...title].filter(word => isSameHead(word, role.head))]
  if (!heads.some(head => title.has(head))) return false
  const said = new Set([role.head, ...role.words])
  for (const word of title) if (lowering.has(word) && !said.has(word)) return false
  return role.words.every(
    word => title.has(word) || (!raising.has(word) && !lowering.has(word) && besides(word)),
  )
}
