import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** How far the list of each search was scrolled. The browser restores only the scroll of the page. */
const places = new Map<string, number>()

type ListScroll = {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The list, or the page, will be where it was, so all rows must be there at once. */
  readonly isRestored: boolean
}

/** A search begins at the top of its list. On the way back to it, the list is where it was. */
export const useListScroll = (search: string, hasRows: boolean): ListScroll => {
  const scroller = useRef<HTMLDivElement>(null)
  const isBack = useNavigationType() === 'POP'
  const shown = useRef<string>(null)
  const before = isBack ? places.get(search) : undefined
  useLayoutEffect(() => {
    if (!hasRows || shown.current === search) return
    // The first list is at its top already. To scroll it would make the browser lay out the page in the middle of its work.
    if (shown.current !== null || before) scroller.current?.scrollTo({ top: before ?? 0 })
    shown.current = search
    places.set(search, before ?? 0)
  }, [search, hasRows, before])
  useEffect(() => {
    const list = scroller.current
    const note = () => {
      if (shown.current === search && list) places.set(search, list.scrollTop)
    }
    list?.addEventListener('scroll', note, { passive: true })
    return () => list?.removeEventListener('scroll', note)
  }, [search])
  return { scroller, isRestored: before !== undefined }
}
