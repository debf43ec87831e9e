/** The job that a key went into and that is not drawn yet. */
let awaited: string | null = null

/** The name of the title of a job beside the list, for the focus. */
export const titleFocus = (id: string): string => `title-${id}`

/** Moves the focus into a job that a key opened beside the list: now, or as soon as it is drawn there. */
export const enterJob = (id: string): void => {
  const title = document.querySelector<HTMLElement>(`[data-focus="${titleFocus(id)}"]`)
  title?.focus()
  awaited = title ? null : id
}

/** The job is drawn beside the list. */
export const drawnJob = (id: string): void => {
  if (awaited === id) enterJob(id)
  awaited = null
}
