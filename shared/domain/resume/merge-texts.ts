import { wordsOf } from '../jobs/fold.ts'
import { itemsOf, linesOfText } from './items.ts'
import { printedSkill } from './printed-skills.ts'
import { covers, isRewording, wordKey } from './same-entry.ts'
import { hasLevel, withoutLevel } from './skill-level.ts'

/** A text of two, and what became of the parts of the second one. */
export type MergedText = {
  readonly text: string
  /** How many parts the second text has. */
  readonly found: number
  readonly added: number
  /** Parts that say more than the part of the first text in whose place they are now. */
  readonly extended: number
  /** Parts for which the field has no room. */
  readonly left: readonly string[]
}

type Rules = {
  readonly max: number
  readonly separator: '\n' | ', '
  /** Whether a part of the first text already says what a part of the second one says. */
  readonly says: (mine: string, theirs: string) => boolean
  /** Whether a part of the second text says the same and more. */
  readonly saysMore: (theirs: string, mine: string) => boolean
}

/** Adds the parts that are new. The first text stays as it was typed where nothing is. */
const merged = (mine: string, parts: readonly string[], theirs: readonly string[], rules: Rules) => {
  const all = [...parts]
  const left: string[] = []
  let added = 0
  let extended = 0
  const length = (texts: readonly string[]) => texts.join(rules.separator).length
  for (const part of theirs) {
    if (all.some(known => rules.says(known, part))) continue
    const at = all.findIndex(known => rules.saysMore(part, known))
    const next = at < 0 ? [...all, part] : all.with(at, part)
    if (length(next) > rules.max) {
      left.push(part)
      continue
    }
    if (at < 0) {
      all.push(part)
      added += 1
    } else {
      all[at] = part
      extended += 1
    }
  }
  const isSame = added === 0 && extended === 0
  return { text: isSame ? mine : all.join(rules.separator), found: theirs.length, added, extended, left }
}

/** A line of one word covers too little to be the same as a longer one. */
const isLong = (line: string): boolean => wordsOf(line).length > 1

const saysLine = (mine: string, theirs: string): boolean =>
  wordKey(mine) === wordKey(theirs) || (isLong(theirs) && covers(mine, theirs))

/**
 * The lines of two texts. Of two lines, one of which has all words of the other, the longer one stays. With
 * `isOlder`, the second text is what the first one was typed over: a line of it that the first one rewords is left out.
 */
export const mergedLines = (mine: string, theirs: string, max: number, isOlder: boolean): MergedText => {
  const known = linesOfText(mine)
  const other = linesOfText(theirs)
  const reworded = isOlder ? known.filter(line => !other.some(each => saysLine(each, line))) : []
  const isOld = (line: string): boolean =>
    !known.some(each => saysLine(each, line)) && reworded.some(each => isRewording(each, line))
  return merged(
    mine,
    known,
    other.filter(line => !isOld(line)),
    {
      max,
      separator: '\n',
      says: saysLine,
      saysMore: (line, each) => isLong(each) && covers(line, each),
    },
  )
}

type ItemOptions = {
  readonly besides?: string
  /** Items with the same key are one. */
  readonly keyOf?: (item: string) => string
}

/** A skill without words for its level, by its usual name: `Advanced Excel` and `MS Excel` are `Excel (advanced)`. */
const skillWordsKey = (item: string): string =>
  wordKey(printedSkill(withoutLevel(item)).key)
    .split(' ')
    .toSorted()
    .join(' ')

/** The items of two lists, such as certificates. `besides` are items that stand in another list. */
export const mergedItems = (
  mine: string,
  theirs: string,
  max: number,
  { besides = '', keyOf = wordKey }: ItemOptions = {},
): MergedText => {
  const others = new Set(itemsOf(besides).map(keyOf))
  const isKnown = (item: string): boolean => others.has(keyOf(item))
  const items = itemsOf(theirs)
  const result = merged(
    mine,
    itemsOf(mine),
    items.filter(item => !isKnown(item)),
    {
      max,
      separator: mine.trim().includes('\n') ? '\n' : ', ',
      says: (known, item) =>
        wordKey(known) === wordKey(item) ||
        (keyOf(known) === keyOf(item) && (hasLevel(known) || !hasLevel(item))),
      saysMore: (item, known) => keyOf(item) === keyOf(known),
    },
  )
  return { ...result, found: items.length }
}

/** The skills of two lists. Of two that differ in their level alone, the one with a level stays. */
export const mergedSkills = (mine: string, theirs: string, max: number, besides = ''): MergedText =>
  mergedItems(mine, theirs, max, { besides, keyOf: skillWordsKey })

/** The language itself: `English (fluent)` is English. */
const languageOf = (item: string): string => wordKey(item.split(/[(:–—-]/)[0] ?? item)

/** The languages of two lists. Of two entries for one language, the one with a level stays. */
export const mergedLanguages = (mine: string, theirs: string, max: number): MergedText =>
  merged(mine, itemsOf(mine), itemsOf(theirs), {
    max,
    separator: ', ',
    says: (known, item) =>
      wordKey(known) === wordKey(item) ||
      (languageOf(known) === languageOf(item) && wordsOf(known).length >= wordsOf(item).length),
    saysMore: (item, known) => languageOf(item) === languageOf(known),
  })
