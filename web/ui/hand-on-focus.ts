import { openDialog, titleOfDialog } from './open-dialog.ts'

/** Of what the person is in: the dialog that lies over the page, or the page. */
const heading = (): HTMLElement | null => titleOfDialog(openDialog()) ?? document.getElementById('page-title')

/**
 * The ref of a button or a form that may be removed when it is pressed. It moves the focus on, which would be lost
 * otherwise. Without an heir it goes to the heading of the page, or of its dialog. Nothing scrolls: who pressed stays
 * where they are.
 */
export const handOnFocus =
  (heir: () => HTMLElement | null = heading) =>
  (pressed: HTMLElement | null) =>
  () => {
    if (!pressed?.contains(document.activeElement)) return
    requestAnimationFrame(() => {
      // Something that came in its place may have taken it already.
      if (!pressed.isConnected && document.activeElement === document.body)
        (heir() ?? heading())?.focus({ preventScroll: true })
    })
  }

/** The ref of words that come in the place of what was pressed: they take the focus, in view. Give them tabIndex -1. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus()

/** The ref of words that come where the person may not be looking, such as above the fields of a form. */
export const bringIntoView = (words: HTMLElement | null): void => words?.scrollIntoView({ block: 'nearest' })
