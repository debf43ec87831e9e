/** A place that the Tab key led to. */
export type Stop = { readonly state: 'end' | 'seen' } | { readonly state: 'hidden'; readonly what: string }

/**
 * Looks at what has the focus now, as a person does who only has a keyboard: is it in sight, marked, and not covered? It
 * stands alone, for journeys send it into their page.
 */
export const lookAtFocus = async (): Promise<Stop> => {
  const element = document.activeElement
  if (!element || element === document.body || element.hasAttribute('data-tab-stop')) return { state: 'end' }
  element.setAttribute('data-tab-stop', '')

  // A toast goes by itself, and Alt+T leads into it.
  const isOwn = (above: Element | null) =>
    above !== null &&
    (above.closest('[data-toast]') !== null ||
      element.contains(above) ||
      above.contains(element) ||
      (above.closest('label')?.contains(element) ?? false))
  const fault = (): string | null => {
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 1 || bottom - top < 1) return 'is out of sight'
    // Something of it must show: a long text may reach below what is docked.
    const points = [0.1, 0.5, 0.9].flatMap(x =>
      [0.1, 0.5, 0.9].map(y =>
        document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)),
      ),
    )
    if (!points.some(isOwn)) return `is covered by ${points[4]?.outerHTML.slice(0, 120)}`
    const { parentElement: around, nextElementSibling, firstElementChild } = element
    const near = [element, around, around?.parentElement, nextElementSibling, firstElementChild]
    // A link that covers its row marks what covers it.
    const styles = near.flatMap(part => (part ? [getComputedStyle(part)] : []))
    const isMarked = [...styles, getComputedStyle(element, '::after')].some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    )
    return isMarked ? null : 'shows no focus'
  }

  // What slides or scrolls into sight with the focus takes some frames.
  for (let frame = 0; frame < 20 && fault() !== null; frame += 1) await new Promise(requestAnimationFrame)
  const found = fault()
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
  return found === null
    ? { state: 'seen' }
    : { state: 'hidden', what: `${element.tagName} "${name}" ${found}` }
}

/** More stops than any screen needs: what has more has a trap. */
export const mostStops = 120
