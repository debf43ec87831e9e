/**
 * Buttons that come and go with their rows carry names in `data-focus`, so that the focus finds its way when one is gone.
 * Not in `id`: menus know their own buttons by it. Gives the first of the named buttons that is there; else the heading
 * of the page.
 */
export const firstFocusable = (...names: readonly string[]): HTMLElement | null => {
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-focus="${name}"]`)
    if (button) return button
  }
  return document.getElementById('page-title')
}
