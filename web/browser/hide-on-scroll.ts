/** In pixels: a finger that rests moves the page this far, and means nothing by it. */
const jitter = 8

/**
 * Marks a bar that stays in view with `data-away` while the page scrolls down, and takes the mark away on the way up and
 * near the top. The bar's own styles decide where being away hides it. Returns the way to stop.
 */
export const hideOnScroll = (bar: HTMLElement): (() => void) => {
  let turnedAt = 0
  const follow = () => {
    // A phone scrolls a little beyond both ends of the page, and back by itself.
    const end = document.documentElement.scrollHeight - window.innerHeight
    const at = Math.max(0, Math.min(window.scrollY, end))
    const isAway = bar.hasAttribute('data-away')
    const moved = isAway ? turnedAt - at : at - turnedAt
    if (at <= bar.offsetHeight) bar.removeAttribute('data-away')
    else if (moved > jitter) bar.toggleAttribute('data-away', !isAway)
    else if (moved >= 0) return
    turnedAt = at
  }
  const stopped = new AbortController()
  window.addEventListener('scroll', follow, { passive: true, signal: stopped.signal })
  return () => stopped.abort()
}
