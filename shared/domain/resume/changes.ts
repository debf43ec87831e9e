import { diffArrays } from 'diff'
import { linesOf } from './lines.ts'
import { plainWords } from './plain-words.ts'

export type Piece = { readonly text: string; readonly changed: boolean }

/** What became of one line. `section` is the title that it stands under; empty: at the top. */
export type Change =
  | { readonly kind: 'same'; readonly section: string; readonly before: Piece[]; readonly after: Piece[] }
  | { readonly kind: 'added'; readonly section: string; readonly after: Piece[] }
  | { readonly kind: 'removed'; readonly section: string; readonly before: Piece[] }
  | { readonly kind: 'changed'; readonly section: string; readonly before: Piece[]; readonly after: Piece[] }

type TextLine = { readonly text: string; readonly section: string; readonly isTitle: boolean }

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
      return { text, section, isTitle }
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

/** Two lines word by word. */
const compared = (before: string, after: string): { before: Piece[]; after: Piece[] } => {
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

/** Removed lines and the lines added in their place. Two that have many words in common are one line, changed. */
const replaced = (removed: readonly TextLine[], added: readonly TextLine[]): Change[] => {
  const changes: Change[] = []
  let next = 0
  for (const { text, section } of removed) {
    const scores = added.slice(next, next + 20).map(other => likeness(text, other.text))
    const best = Math.max(0, ...scores)
    const at = best >= alike ? next + scores.indexOf(best) : -1
    const match = added[at]
    if (!match) changes.push({ kind: 'removed', section, before: whole(text, true) })
    else {
      for (const other of added.slice(next, at))
        changes.push({ kind: 'added', section: other.section, after: whole(other.text, true) })
      changes.push({ kind: 'changed', section: match.section, ...compared(text, match.text) })
      next = at + 1
    }
  }
  for (const { text, section } of added.slice(next))
    changes.push({ kind: 'added', section, after: whole(text, true) })
  return changes
}

/**
 * What became of each line of a resume, in the order of the text after; titles of sections are not lines of their own.
 * Of texts that have nothing in common, all of the one was removed and all of the other added.
 */
export const resumeChanges = (before: string, after: string): Change[] => {
  const [old, now] = [
    textLinesOf(before).filter(line => !line.isTitle),
    textLinesOf(after).filter(line => !line.isTitle),
  ]
  const parts = diffArrays(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
    { maxEditLength: mostEdits },
  ) ?? [
    { count: old.length, removed: true, added: false },
    { count: now.length, removed: false, added: true },
  ]
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
