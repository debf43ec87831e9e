const pageTitle = (): HTMLElement | null => document.getElementById('page-title')

/**
 * The ref of a button that may be gone once it was pressed: hands its focus on, which would else fall out of the page.
 * Without an heir it goes to the heading of the page. Nothing scrolls: who pressed stays where they are.
 */
export const handOnFocus =
  (heir: () => HTMLElement | null = pageTitle) =>
  (button: HTMLElement | null) =>
  () => {
    if (document.activeElement !== button) return
    requestAnimationFrame(() => {
      if (!button?.isConnected) (heir() ?? pageTitle())?.focus({ preventScroll: true })
    })
  }

/** The ref of words that take the focus when they come in the place of what was pressed. Give them tabIndex -1. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus({ preventScroll: true })
