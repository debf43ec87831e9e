const id = 'toasts'

/** The element that holds the toast. Dialogs count it as part of themselves, so that its buttons work over them. */
export const toastRegion = (): HTMLElement | null => document.getElementById(id)
export const toastRegionId = id
