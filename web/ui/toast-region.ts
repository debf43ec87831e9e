import { openDialog } from './focus.ts'

const id = 'toasts'

/** The element that holds the toast. Dialogs count it as part of themselves, so that its buttons work over them. */
export const toastRegion = (): HTMLElement | null => document.getElementById(id)
export const toastRegionId = id

const isInView = (element: Element): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= window.innerHeight
}

/** Whether these words stand in view outside of the toast, as the error of a form or of a field. */
export const isSaidInline = (words: string): boolean =>
  [...document.querySelectorAll('[role=alert], [data-part=error-text]')].some(
    element =>
      !toastRegion()?.contains(element) && element.textContent?.trim() === words && isInView(element),
  )

/** What a toast above a sheet keeps free above and below itself, in pixels. */
const margins = 16

/**
 * Marks the page where the open sheet of a phone leaves no room above for a toast. The toast then stands over the end of
 * the sheet's text, above its buttons, whose height is in `--sheet-foot`. Dialogs may open and close while the toast is
 * shown. Returns the way to stop.
 */
export const markFullSheet = (toast: HTMLElement): (() => void) => {
  const { style, dataset } = document.documentElement
  const mark = () => {
    const sheet = openDialog()
    // Not where the sheet is while it rises, but where it will be.
    const isFull = sheet !== null && sheet.offsetTop < toast.offsetHeight + margins
    if (isFull) dataset.fullSheet = ''
    else delete dataset.fullSheet
    style.setProperty(
      '--sheet-foot',
      `${sheet?.querySelector<HTMLElement>('.aiki-dialog__footer')?.offsetHeight ?? 0}px`,
    )
  }
  const sizes = new ResizeObserver(mark)
  sizes.observe(toast)
  let followed: HTMLElement | null = null
  const follow = () => {
    const sheet = openDialog()
    if (sheet === followed) return
    if (followed) sizes.unobserve(followed)
    if (sheet) sizes.observe(sheet)
    followed = sheet
    mark()
  }
  follow()
  const dialogs = new MutationObserver(follow)
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] })
  return () => {
    sizes.disconnect()
    dialogs.disconnect()
    style.removeProperty('--sheet-foot')
    delete dataset.fullSheet
  }
}

/**
 * Ends a toast after so many milliseconds in which neither the pointer nor the focus was in it: when both have left, the
 * time begins anew. Returns the way to stop.
 */
export const endInTime = (toast: HTMLElement, ms: number, end: () => void): (() => void) => {
  const stopped = new AbortController()
  const inside = { pointer: false, focus: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => {
    clearTimeout(timer)
    if (!inside.pointer && !inside.focus) timer = setTimeout(end, ms)
  }
  const follow = (type: string, who: keyof typeof inside, isInside: boolean) => {
    const heard = () => {
      inside[who] = isInside
      count()
    }
    toast.addEventListener(type, heard, stopped)
  }
  follow('pointerenter', 'pointer', true)
  follow('pointerleave', 'pointer', false)
  follow('focusin', 'focus', true)
  follow('focusout', 'focus', false)
  count()
  return () => {
    stopped.abort()
    clearTimeout(timer)
  }
}
