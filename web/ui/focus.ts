/**
 * The first of the named buttons that is on the page; without one, the heading of the page. Buttons carry these names in
 * `data-focus`, so that the focus finds another button when one is removed with its row. The names are not in `id`,
 * because menus know their own buttons by it.
 */
export const firstFocusable = (...names: readonly string[]): HTMLElement | null => {
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-focus="${name}"]`)
    if (button) return button
  }
  return document.getElementById('page-title')
}

/** Moves the focus. Where a finger points, the view stays where it is, because only keys need the view to follow. */
export const focusInPlace = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: window.matchMedia('(pointer: coarse)').matches })

/** The dialog that lies over all else; null where none does. The focus must not leave it, because that would close it. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.aiki-dialog__content[data-state=open]')].at(-1) ?? null

export const titleOfDialog = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>('.aiki-dialog__title') ?? null

/** The heading of what the person is in: of the dialog that lies over the page, or of the page. */
const heading = (): HTMLElement | null => titleOfDialog(openDialog()) ?? document.getElementById('page-title')

/**
 * The ref of a button or a form that may be removed when it is pressed: the focus, which would be lost, moves to the
 * focus target, or without one to the heading of the page or the dialog. Nothing scrolls: the person stays where they
 * pressed.
 */
export const moveFocusOn =
  (focusTarget: () => HTMLElement | null = heading) =>
  (pressed: HTMLElement | null) =>
  () => {
    if (!pressed?.contains(document.activeElement)) return
    requestAnimationFrame(() => {
      // Something that came in its place may have taken the focus already.
      if (!pressed.isConnected && document.activeElement === document.body)
        (focusTarget() ?? heading())?.focus({ preventScroll: true })
    })
  }

/** The ref of words that take the place of what was pressed: they take the focus too. Give them tabIndex -1. */
export const takeFocus = (words: HTMLElement | null): void => words?.focus()

/**
 * The ref of a field that an action of a menu opens. A menu that closes gives the focus back to its button, so the field
 * takes it a frame later.
 */
export const takeFocusAfterMenu = (field: HTMLElement | null): void => {
  requestAnimationFrame(() => field?.focus())
}

/** The ref of words that appear where the person may not be looking, such as above the fields of a form. */
export const bringIntoView = (words: HTMLElement | null): void => words?.scrollIntoView({ block: 'nearest' })
