/** The dialog that lies over all else; null where none does. The focus must not leave it: that would close it. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.aiki-dialog__content[data-state=open]')].at(-1) ?? null

export const titleOfDialog = (dialog: HTMLElement | null): HTMLElement | null =>
  dialog?.querySelector<HTMLElement>('.aiki-dialog__title') ?? null
