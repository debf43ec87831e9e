import { diffArrays } from 'diff'
import { linesOf } from './lines.ts'
import { plainWords } from './plain-words.ts'

export type Piece = { readonly text: string; readonly changed: boolean }

/** What became of one line. `section` is the title that it stands under; empty: at the top. */
export type Change =
  | { readonly kind: 'same'; readonly section: string; readonly before: Piece[]; readonly after: Piece[] }
  | { readonly kind: 'added'; readonly section: string; readonly after: Piece[] }
  | { readonly kind: 'removed'; readonly section: string; readonly before: Piece[] }
  /** It stands elsewhere, or its words stand in another order. */
  | { readonly kind: 'moved'; readonly section: string; readonly after: Piece[] }
  | { readonly kind: 'changed'; readonly section: string; readonly before: Piece[]; readonly after: Piece[] }

type TextLine = {
  readonly text: string
  readonly section: string
  readonly isTitle: boolean
  /** It stands elsewhere in the other text. */
  readonly isMoved: boolean
}

// With more edits the texts have little in common, and comparing them takes long.
const mostEdits = 1000
/** The share of their words that two lines must have in common to be one line, changed. */
const alike = 0.35

const textLinesOf = (markdown: string): TextLine[] => {
  let section = ''
  return linesOf(markdown)
    .map(line => {
      const isTitle = line.kind === 'heading' && line.level === 2
      const text = plainWords(line.text)
      if (isTitle) section = text
      return { text, section, isTitle, isMoved: false }
    })
    .filter(({ text }) => text !== '')
}

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []

const joined = (pieces: readonly Piece[]): Piece[] => {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.changed === piece.changed) all[all.length - 1] = { ...last, text: last.text + piece.text }
    else all.push(piece)
  }
  return all
}

/** A list, such as one of skills, by its items: which of them the other list has not. */
const comparedItems = (list: readonly string[], other: readonly string[]): Piece[] =>
  joined(
    list.flatMap((item, at) => [
      ...(at > 0 ? [{ text: ', ', changed: false }] : []),
      { text: item, changed: !other.includes(item) },
    ]),
  )

/** The fewest items of a list; with fewer it may be a sentence. */
const leastItems = 3

/** Two lines word by word, or two lists item by item. */
const compared = (before: string, after: string): { before: Piece[]; after: Piece[] } => {
  const [old, now] = [before.split(', '), after.split(', ')]
  const common = old.filter(item => now.includes(item)).length
  if (common >= leastItems && common * 2 >= Math.max(old.length, now.length))
    return { before: comparedItems(old, now), after: comparedItems(now, old) }
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostEdits }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ]
  const side = (other: 'added' | 'removed'): Piece[] =>
    joined(
      parts
        .filter(part => !part[other])
        .map(part => ({ text: part.value.join(''), changed: part.added || part.removed })),
    )
  return { before: side('added'), after: side('removed') }
}

const likeness = (one: string, other: string): number => {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const [a, b] = [words(one), words(other)]
  const common = [...a].filter(word => b.has(word)).length
  return common === 0 ? 0 : common / Math.max(a.size, b.size)
}

const whole = (text: string, changed: boolean): Piece[] => [{ text, changed }]

const added = ({ text, section, isMoved }: TextLine): Change =>
  isMoved
    ? { kind: 'moved', section, after: whole(text, false) }
    : { kind: 'added', section, after: whole(text, true) }

/** Whether two lines have the same words in another order, as a list of skills may have. */
const isReordered = (one: string, other: string): boolean =>
  one.length === other.length && wordsOf(one).toSorted().join() === wordsOf(other).toSorted().join()

/** Removed lines and the lines added in their place. Two that have many words in common are one line, changed. */
const replaced = (removed: readonly TextLine[], inPlace: readonly TextLine[]): Change[] => {
  const changes: Change[] = []
  let next = 0
  for (const { text, section } of removed.filter(line => !line.isMoved)) {
    const scores = inPlace
      .slice(next, next + 20)
      .map(other => (other.isMoved ? 0 : likeness(text, other.text)))
    const best = Math.max(0, ...scores)
    const at = best >= alike ? next + scores.indexOf(best) : -1
    const match = inPlace[at]
    if (!match) changes.push({ kind: 'removed', section, before: whole(text, true) })
    else {
      changes.push(...inPlace.slice(next, at).map(added))
      if (isReordered(text, match.text)) changes.push(added({ ...match, isMoved: true }))
      else changes.push({ kind: 'changed', section: match.section, ...compared(text, match.text) })
      next = at + 1
    }
  }
  return [...changes, ...inPlace.slice(next).map(added)]
}

type Part = { readonly count: number; readonly added: boolean; readonly removed: boolean }

/** The lines with a mark on those that were removed in one place and added in another. */
const withMoves = (parts: readonly Part[], old: readonly TextLine[], now: readonly TextLine[]) => {
  const [isGone, isNew] = [new Set<number>(), new Set<number>()]
  let [oldAt, nowAt] = [0, 0]
  for (const { count, added, removed } of parts) {
    for (let at = 0; at < count; at += 1) {
      if (removed) isGone.add(oldAt + at)
      if (added) isNew.add(nowAt + at)
    }
    if (!added) oldAt += count
    if (!removed) nowAt += count
  }
  const places = Map.groupBy([...isGone], at => old[at]?.text ?? '')
  const movedFrom = new Set<number>()
  const marked = now.map((line, at) => {
    const from = isNew.has(at) ? places.get(line.text)?.shift() : undefined
    if (from !== undefined) movedFrom.add(from)
    return { ...line, isMoved: from !== undefined }
  })
  return { old: old.map((line, at) => ({ ...line, isMoved: movedFrom.has(at) })), now: marked }
}

type Options = {
  /** Titles of sections are lines too. Without it, they only say where a line stands. */
  readonly withTitles?: boolean
}

/**
 * What became of each line of a resume, in the order of the text after.
 * Of texts that have nothing in common, all of the one was removed and all of the other added.
 */
export const resumeChanges = (
  before: string,
  after: string,
  { withTitles = false }: Options = {},
): Change[] => {
  const linesIn = (markdown: string) => textLinesOf(markdown).filter(line => withTitles || !line.isTitle)
  const [oldLines, newLines] = [linesIn(before), linesIn(after)]
  const parts: readonly Part[] = diffArrays(
    oldLines.map(({ text }) => text),
    newLines.map(({ text }) => text),
    { maxEditLength: mostEdits },
  ) ?? [
    { count: oldLines.length, removed: true, added: false },
    { count: newLines.length, removed: false, added: true },
  ]
  const { old, now } = withMoves(parts, oldLines, newLines)
  const changes: Change[] = []
  let [oldAt, nowAt] = [0, 0]
  let removedLines: TextLine[] = []
  let addedLines: TextLine[] = []
  for (const { count, added, removed } of parts) {
    if (!added && !removed) {
      changes.push(...replaced(removedLines, addedLines))
      removedLines = []
      addedLines = []
      for (const { text, section } of now.slice(nowAt, nowAt + count))
        changes.push({ kind: 'same', section, before: whole(text, false), after: whole(text, false) })
    }
    if (removed) removedLines = [...removedLines, ...old.slice(oldAt, oldAt + count)]
    if (added) addedLines = [...addedLines, ...now.slice(nowAt, nowAt + count)]
    if (!added) oldAt += count
    if (!removed) nowAt += count
  }
  return [...changes, ...replaced(removedLines, addedLines)]
}
