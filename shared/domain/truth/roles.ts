import { isVerbForm } from './word-forms.ts'
import words from './words/roles.json' with { type: 'json' }
import { list, phraseWords, type Word } from './words.ts'

// Finds the roles that a text names (`Senior Operations Officer`), and tells whether a title supports one. Which of them
// the writer claims, and what their source is, is in titles.ts.

/** A role, with where it stands. */
export type Role = {
  readonly start: number
  readonly end: number
  /** The noun, in one spelling: officer. */
  readonly head: string
  /** The other words, in one spelling: senior, operations. */
  readonly words: readonly string[]
}

const nouns = list(words.nouns)
/** Whether a word names a role: officer. Takes a word's key. */
export const isRoleNoun = (key: string): boolean => nouns.has(key)
/** Words that raise a role. They have to be in the facts. */
const raising = list(words.raising)
/** Words that lower a role. A text may not leave them out. */
const lowering = list(words.lowering)
const praise = list(words.praise)
/** A role begins after one of these. */
const stops = list(words.stops)
const spellings = new Map(Object.entries(words.sameAs))
/** `developer` and `engineer` are one where software is made. */
const alikeHeads = words.alike.map(list)

/** `meticulous`: it says how a person is, and not what they do. Takes a word's key. */
export const isPraise = (key: string): boolean =>
  praise.has(key) ||
  /-(?:driven|oriented|focused|minded|conscious|hearted|savvy)$|(?:ful|ous|worthy)$/.test(key)
const oneSpelling = (key: string): string => spellings.get(key) ?? key
const isSameHead = (a: string, b: string): boolean =>
  a === b || alikeHeads.some(heads => heads.has(a) && heads.has(b))

/** `frontend`, `front-end` and `front end` are the same two words. */
const titleWords = (key: string): string[] =>
  oneSpelling(key)
    .replace(/-(?:registered|certified|licensed|trained|qualified)$/, '')
    .split(/[-&]/)
    .filter(word => word !== '')
    .map(oneSpelling)

/** All words of a title as the person gives it, which may have no noun that the lists have: `Corps Member`, `Sales Girl`. */
export const titleWordsOf = (title: string): Set<string> =>
  new Set(phraseWords(title.replace(/-/g, ' ')).flatMap(titleWords))

const isBeside = (text: string, a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && /^[\s/&-]{1,3}$/.test(text.slice(a.end, b.start))

/** Whether a noun only says more of the next one: `Assistant Store Manager` is a manager. */
const isModifier = (at: number, words: readonly Word[], text: string): boolean => {
  const key = words[at]?.key ?? ''
  if (!lowering.has(key) && !raising.has(key)) return false
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [before, after] = [words[next - 1], words[next]]
    if (!before || !after || text.slice(before.end, after.start) !== ' ' || stops.has(after.key)) return false
    if (next > at + 1 && nouns.has(after.key)) return true
  }
  return false
}

const verb = /(?:ed|ing|ly)$/
const nounLikeVerb =
  /^(?:marketing|engineering|nursing|banking|accounting|managing|purchasing|training|catering|welding|learning|merchandising|advertising|monitoring|housekeeping|acting|manufacturing|processing|planning|testing|teaching|dispatching|chartered|certified|registered|reporting)$/

/** The index of the first word of a role whose noun is at `at`. */
const firstOf = (at: number, words: readonly Word[], text: string): number => {
  let first = at
  while (at - first < 4) {
    const before = words[first - 1]
    if (!before || !isBeside(text, before, words[first]) || stops.has(before.key) || /^\d/.test(before.key))
      break
    const { key, isNamed } = before
    // `Won Engineer of the Year`
    if (isVerbForm(key) && !verb.test(key)) break
    if (verb.test(key) && key.length > 5 && !isNamed && !nounLikeVerb.test(key)) break
    first -= 1
  }
  // `Operations and Logistics Officer`
  const [other, joint, own] = [words[first - 2], words[first - 1], words[first]]
  const isPair = joint?.key === 'and' && own?.isNamed && isBeside(text, joint, own) && other?.isNamed
  return isPair && !stops.has(other.key) && !nouns.has(other.key) ? first - 2 : first
}

/** Roles that go on with `of`, or with a comma: `head of operations`, `Head, Operations`. */
const headsOf =
  /^(head|director|chief|lead|manager|vp|president|supervisor|coordinator|superintendent|controller|officer|responsable|directeur|directrice|secretary|inspector|minister|team)$/

/** The index of the last word of a role whose noun is at `last`. */
const lastOf = (last: number, words: readonly Word[], text: string, acrossCommas: boolean): number => {
  const [noun, of] = [words[last], words[last + 1]]
  if (!noun || !of || !headsOf.test(noun.key)) return last
  const isOf = of.key === 'of' || of.key === 'de'
  if (!isOf && !(acrossCommas && /^\s?,\s?$/.test(text.slice(noun.end, of.start)))) return last
  const from = isOf ? last + 2 : last + 1
  let end = last
  for (let next = from; next - last < 6; next += 1) {
    const word = words[next]
    if (!word || (next > from && !isBeside(text, words[next - 1], word))) break
    if ((stops.has(word.key) && word.key !== 'and') || (!isOf && !word.isNamed)) break
    end = next
    if (!isOf && /[,|]/.test(text.charAt(word.end))) break
  }
  return end
}

/** Every phrase that names a role. Plurals are of other people, and left out. */
export const rolesIn = (text: string, words: readonly Word[], acrossCommas = true): Role[] => {
  const roles: Role[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!nouns.has(words[at]?.key ?? '') || isModifier(at, words, text)) continue
    // `Zenith Bank, Head Office`
    if (words[at]?.key === 'head' && words[at + 1]?.key === 'office') continue
    // The last of several nouns is the head: `project manager lead`.
    let noun = at
    while (nouns.has(words[noun + 1]?.key ?? '') && isBeside(text, words[noun], words[noun + 1])) noun += 1
    const first = firstOf(at, words, text)
    const last = lastOf(noun, words, text, acrossCommas)
    roles.push({
      start: words[first]?.start ?? 0,
      end: words[last]?.end ?? 0,
      head: oneSpelling(words[noun]?.key ?? ''),
      words: words
        .slice(first, last + 1)
        .filter((word, index) => first + index !== noun && !isPraise(word.key))
        .flatMap(({ key }) => titleWords(key))
        .filter(key => !isPraise(key) && !stops.has(key)),
    })
    at = last
  }
  return roles
}

/**
 * Whether a person with a title may claim a role: the noun is theirs, nothing raises it, and what lowers it is not left
 * out. `isOfWork`: whether a word describes their work, and so may stand beside the noun. `around`: the words of the same
 * heading, because what lowers a title may stand in brackets: `Treasurer (volunteer)`.
 */
export const isSupported = (
  role: Role,
  title: ReadonlySet<string>,
  isOfWork: (word: string) => boolean,
  around: ReadonlySet<string>,
): boolean => {
  if (![...title].some(word => isSameHead(word, role.head))) return false
  const said = new Set([role.head, ...role.words])
  if ([...title].some(word => lowering.has(word) && !said.has(word) && !around.has(word))) return false
  return role.words.every(
    word => title.has(word) || (!raising.has(word) && !lowering.has(word) && isOfWork(word)),
  )
}
