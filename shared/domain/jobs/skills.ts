import { isTooShort, type Spelling, skillNamed, skillWords, spellingsFrom } from './skill-table.ts'
import { isWord, type Words, wordsOf } from './words.ts'

/** The most skills of one posting: who lists more lists everything. */
const mostSkills = 30

const listedBefore = /(?:^|[,/(:;•&|\n*–-]|\b(?:and|or|in|with|using|like|e\.g\.?))\s*$/
const listedAfter = /^\s*(?:$|[,/);&|\n.–-]|and\b|or\b)/
const lineStart = /(?:^|[\n.•*-])\s*$/
const verbAfter = /^ (?:in|at|to|on|with|the|your|our|all)\b/

/** How far around a spelling its list is looked for. */
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

/** The skills that a posting names and its board tags it with, as our list spells them, in their order. */
export const skillsAmong = (words: Words, tags: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const tag of tags) {
    const skill = skillNamed(skillWords(tag).join(' '))
    // Boards make tags of the words of an advert: `go`, `excel`.
    if (skill && !isTooShort(tag)) found.add(skill)
  }
  const { numbers, from, text } = words
  for (let at = 0; at < numbers.length && found.size < mostSkills; at += 1) {
    const spellings = spellingsFrom(numbers[at] ?? 0)
    if (!spellings) continue
    for (const spelling of spellings) {
      if (!stands(words, at, spelling.words) || !isMeant(spelling, text, from[at] ?? 0)) continue
      found.add(spelling.skill)
      at += spelling.words.length - 1
      break
    }
  }
  return [...found]
}

export const skillsIn = (text: string, tags: readonly string[] = []): string[] =>
  skillsAmong(wordsOf(text), tags)

/** One spelling of a skill, to compare what people and adverts write: `MS Excel` is `Excel`, `JS` is `JavaScript`. */
export const skillKey = (text: string): string => {
  const key = skillWords(text).join(' ')
  const skill = skillNamed(key)
  return skill ? skillWords(skill).join(' ') : key
}
