const id = 'toasts'

/** The element that holds the toast. Dialogs count it as part of themselves, so that its buttons work over them. */
export const toastRegion = (): HTMLElement | null => document.getElementById(id)
export const toastRegionId = id

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
