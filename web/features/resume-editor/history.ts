import type { EditedResume } from './edited-resume.ts'

/** A text, and the cards that it is shown as. Null: cards can't hold it. */
export type Snapshot = { readonly markdown: string; readonly resume: EditedResume | null }

export type History = {
  readonly past: readonly Snapshot[]
  /** What the last change left. The text may have been changed elsewhere since. */
  readonly known: Snapshot
  readonly future: readonly Snapshot[]
  /** Names what the last change typed. Null: it did not type. */
  readonly typed: string | null
}

const stepsAtMost = 100

export const newHistory = (known: Snapshot): History => ({ past: [], known, future: [], typed: null })

/** A change elsewhere is a step of its own. */
const pastOf = ({ past, known }: History, now: Snapshot): readonly Snapshot[] =>
  known.markdown === now.markdown ? past : [...past, known]

/** After a change of `now`. What is typed under the same name is one step. */
export const changed = (history: History, now: Snapshot, next: Snapshot, typed: string | null): History => {
  const past = pastOf(history, now)
  const goesOn = typed !== null && typed === history.typed && past === history.past
  return { past: goesOn ? past : [...past, now].slice(-stepsAtMost), known: next, future: [], typed }
}

export const undone = (history: History, now: Snapshot): History => {
  const past = pastOf(history, now)
  const known = past.at(-1)
  if (!known) return history
  // What was undone before a change elsewhere can't be redone after it.
  const future = past === history.past ? history.future : []
  return { past: past.slice(0, -1), known, future: [now, ...future], typed: null }
}

export const redone = (history: History, now: Snapshot): History => {
  const [known, ...future] = history.future
  if (!known || history.known.markdown !== now.markdown) return history
  return { past: [...history.past, now], known, future, typed: null }
}

export const canUndo = (history: History, markdown: string): boolean =>
  history.past.length > 0 || history.known.markdown !== markdown

export const canRedo = (history: History, markdown: string): boolean =>
  history.future.length > 0 && history.known.markdown === markdown
