// Buttons that come and go with their rows carry names in `data-focus`, so that the focus finds its way when one is
// gone. Not in `id`: menus know their own buttons by it.

export const addButton = 'add'
export const moreButton = 'more'
export const editButton = (id: string): string => `edit-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
export const moveButton = (id: string): string => `move-${id}`

/** The first of the named buttons that is there; else the heading of the page. */
export const firstFocusable = (...names: readonly string[]): HTMLElement | null => {
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-focus="${name}"]`)
    if (button) return button
  }
  return document.getElementById('page-title')
}

/** Follows a card to its new column, once it is drawn there. A finger stays where it is: only keys need the view to move. */
export const followCard = (id: string): void => {
  const preventScroll = window.matchMedia('(pointer: coarse)').matches
  requestAnimationFrame(() =>
    requestAnimationFrame(() => firstFocusable(moveButton(id))?.focus({ preventScroll })),
  )
}
