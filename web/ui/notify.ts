import { createListeners } from '../browser/listeners.ts'

type Action = { label: string; onClick: () => void }

export type Notice = {
  kind: 'success' | 'error' | 'info' | 'offline'
  title: string
  description?: string
  /** Such as Undo. Pressing it closes the toast. */
  action?: Action
  /** A second action, such as Open. */
  other?: Action
}
export type Shown = Notice & { id: number }

let shown: Shown | null = null
/** What the person has still to see: news that must not cover an Undo, or an Undo that an error has covered. */
let next: Notice | null = null
let count = 0
const listeners = createListeners()

const show = (notice: Notice | null): void => {
  count += 1
  shown = notice && { ...notice, id: count }
  listeners.call()
}

/**
 * Says something in a toast. One at a time: the newest replaces what was there. Only what offers an action, such as
 * Undo, is not lost to news that offers none: the news waits, or where it is bad, the action comes back after it.
 */
export const notify = (notice: Notice): void => {
  const bad = notice.kind === 'error' || notice.kind === 'offline'
  const beside = shown?.action !== undefined && notice.action === undefined
  if (beside) next = bad ? shown : notice
  if (bad || !beside) show(notice)
}

/** Closes the toast with this id; a newer one stays, and one that waited comes. */
export const dismiss = (id: number): void => {
  if (shown?.id !== id) return
  const waited = next
  next = null
  show(waited)
}

const undoes = (notice: Notice | null): boolean => notice?.action?.label === 'Undo'

/** Closes the toast that offers Undo, because something else was done or undone since. */
export const dismissUndo = (): void => {
  if (undoes(next)) next = null
  if (shown && undoes(shown)) dismiss(shown.id)
}

/** Closes all toasts: the session is over, or the person went on to a form that needs the room. */
export const dismissAll = (): void => {
  next = null
  show(null)
}

export const notices = {
  subscribe: listeners.subscribe,
  current: () => shown,
}
