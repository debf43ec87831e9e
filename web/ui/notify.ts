export type Notice = {
  kind: 'success' | 'error' | 'info' | 'offline'
  title: string
  description?: string
  /** Such as Undo. Pressing it closes the toast. */
  action?: { label: string; onClick: () => void }
}
export type Shown = Notice & { id: number }

let shown: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

const show = (next: Shown | null): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something in a toast. One at a time: the newest replaces what was there. */
export const notify = (notice: Notice): void => {
  count += 1
  show({ ...notice, id: count })
}

/** Closes the toast with this id; a newer one stays. */
export const dismiss = (id: number): void => {
  if (shown?.id === id) show(null)
}

export const notices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => shown,
}
