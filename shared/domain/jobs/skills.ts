import { once } from '../../once.ts'
import { listed } from '../listed.ts'
import { fold } from './fold.ts'
import skills from './skills.json' with { type: 'json' }
import { isWord, type Span, type Words, wordsOf, wordTable } from './words.ts'

/*
 * `skills.json`: in groups, the name of a skill and its other spellings, separated by ` | `. A spelling matches as a
 * word, unless it ends with `!` (`cased`) or `,` (`listed`). The name of a skill is a spelling too.
 */

/**
 * How much a spelling must look like a skill in running text. `word`: nothing. `cased`: written as in the list, because
 * `excel` is a verb and `Excel` is not. `listed`: cased and in a list, because `R` and `Go` stand everywhere.
 */
type Strictness = 'word' | 'cased' | 'listed'

/** One spelling that begins with a certain word. */
export type Spelling = {
  /** The written form, which is compared when the spelling is not a plain word. */
  readonly written: string
  readonly words: readonly string[]
  readonly skill: string
  readonly strictness: Strictness
}

/** The words of a skill, without case and accents. */
export const skillWords = (text: string): string[] => {
  const { text: folded, from, to } = wordsOf(fold(text))
  return from.map((start, at) => folded.slice(start, to[at]))
}

const strictnessByMark: Readonly<Record<string, Strictness>> = { '!': 'cased', ',': 'listed' }

const strictnessOf = (spelling: string): Strictness => strictnessByMark[spelling.at(-1) ?? ''] ?? 'word'
const withoutMark = (spelling: string): string =>
  strictnessOf(spelling) === 'word' ? spelling : spelling.slice(0, -1)

const entries = Object.values(skills).flatMap(group => Object.entries<string>(group))

/** The names of all skills. */
export const skillNames: readonly string[] = entries.map(([name]) => name)

/** The spellings of the list. They are made at the first use, because functions that only may need them start faster. */
const tables = once(() => {
  const spellings: Spelling[] = []
  const names = new Map<string, string>()
  const short = new Set<string>()
  for (const [skill, list] of entries) {
    const others = listed(list)
    // A name that is also among the other spellings is as strict as its mark there.
    const all = others.some(other => withoutMark(other) === skill) ? others : [skill, ...others]
    for (const spelling of all) {
      const [written, strictness] = [withoutMark(spelling), strictnessOf(spelling)]
      const words = skillWords(written)
      const key = words.join(' ')
      if (!names.has(key)) names.set(key, skill)
      if (strictness === 'listed') short.add(written.toLowerCase())
      spellings.push({ written, words, skill, strictness })
    }
  }
  const from = wordTable(
    spellings
      .toSorted((a, b) => b.words.length - a.words.length)
      .map((spelling): [string, Spelling] => [spelling.words[0] ?? '', spelling]),
  )
  return { names, short, from }
})

/** Returns the spellings that start with the word of a number, the longest first. */
export const spellingsFrom = (word: number) => tables().from(word)

/** Whether a spelling is so short that only the exact case means the skill: `Go`, and not `go`. */
const isTooShort = (tag: string): boolean => tables().short.has(tag)

/** The skill of a spelling, given as `skillWords` joined by spaces. */
export const skillNamed = (key: string): string | undefined => tables().names.get(key)

/** The most skills of one posting; a posting with more lists everything. */
const mostSkills = 30

const listedBefore = /(?:^|[,/(:;•&|\n*–-]|\b(?:and|or|in|with|using|like|e\.g\.?))\s*$/
const listedAfter = /^\s*(?:$|[,/);&|\n.–-]|and\b|or\b)/
const lineStart = /(?:^|[\n.•*-])\s*$/
const verbAfter = /^ (?:in|at|to|on|with|the|your|our|all)\b/

/** How many words around a spelling are examined for a list. */
const around = 8

const isMeant = ({ written, strictness }: Spelling, text: string, from: number): boolean => {
  if (strictness === 'word') return true
  if (!text.startsWith(written, from)) return false
  const before = text.slice(Math.max(0, from - around), from)
  const after = text.slice(from + written.length, from + written.length + around)
  if (strictness === 'listed') return listedBefore.test(before) && listedAfter.test(after)
  return !(lineStart.test(before) && verbAfter.test(after))
}

const stands = (words: Words, at: number, spelling: readonly string[]): boolean => {
  for (let next = 0; next < spelling.length; next += 1)
    if (!isWord(words, at + next, spelling[next] ?? '')) return false
  return true
}

/** A skill where a text names it. */
export type Mention = Span & { readonly skill: string }

/** The skills that a text names, in its order, each as often as the text names it. */
export const mentionsIn = (words: Words): Mention[] => {
  const found: Mention[] = []
  const different = new Set<string>()
  const { numbers, from, to, text } = words
  const startingWith = tables().from
  for (let at = 0; at < numbers.length && different.size < mostSkills; at += 1) {
    const spellings = startingWith(numbers[at] ?? 0)
    if (!spellings) continue
    for (const spelling of spellings) {
      if (!stands(words, at, spelling.words) || !isMeant(spelling, text, from[at] ?? 0)) continue
      const last = at + spelling.words.length - 1
      found.push({ skill: spelling.skill, from: from[at] ?? 0, to: to[last] ?? 0 })
      different.add(spelling.skill)
      at = last
      break
    }
  }
  return found
}

/** The skills of a board's tags and of a posting's text, each once, in the spelling of our list. */
export const skillsAmong = (mentions: readonly Mention[], tags: readonly string[]): string[] => {
  const tagged = tags.flatMap(tag => {
    const skill = skillNamed(skillWords(tag).join(' '))
    // Boards make tags from ordinary words of an advert: `go`, `excel`.
    return skill && !isTooShort(tag) ? skill : []
  })
  return [...new Set([...tagged, ...mentions.map(({ skill }) => skill)])].slice(0, mostSkills)
}

export const skillsIn = (text: string, tags: readonly string[] = []): string[] =>
  skillsAmong(mentionsIn(wordsOf(text)), tags)

/** The key of a skill, for comparing the words of people and adverts: `MS Excel` is `Excel`, `JS` is `JavaScript`. */
export const skillKey = (text: string): string => {
  const key = skillWords(text).join(' ')
  const skill = skillNamed(key)
  return skill ? skillWords(skill).join(' ') : key
}
