import { type RefObject, useEffect, useEffectEvent } from 'react'

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Nothing on the page hears the rest of a press: what lies below takes neither the focus nor the click. */
const swallowRest = (): void => {
  const over = new AbortController()
  const listen = (type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { capture: true, signal: over.signal })
  const end = () => over.abort()
  listen('mousedown', stop)
  listen('click', event => {
    // A screen reader clicks without a pointer: that is another press.
    if (event instanceof MouseEvent && event.detail > 0) stop(event)
    end()
  })
  // The middle button opens a link in another tab.
  listen('auxclick', event => {
    stop(event)
    end()
  })
  // A press that became something else, such as a scroll, has no click. The next click is another press.
  for (const type of ['pointerdown', 'pointercancel', 'contextmenu']) listen(type, end)
  listen('keydown', event => {
    // A key that is held down belongs to this press: Control, for another tab.
    if (!(event instanceof KeyboardEvent && event.repeat)) end()
  })
}

type Options = {
  isOpen: boolean
  /** A menu and its button. */
  parts: readonly RefObject<HTMLElement | null>[]
  close: () => void
}

const isMenuButton = (target: Node): boolean =>
  target instanceof Element && target.closest('[aria-haspopup=menu], [data-menu-button]') !== null

/**
 * A press outside of an open menu closes it, and does nothing else, as with a menu of the system. Only the button of
 * another menu opens that menu with the same press, because people go from one menu to the next.
 */
export const usePressOutside = ({ isOpen, parts, close }: Options): void => {
  const pressed = useEffectEvent((event: PointerEvent) => {
    const { target } = event
    if (!(target instanceof Node) || parts.some(({ current }) => current?.contains(target))) return
    close()
    if (isMenuButton(target)) return
    event.stopPropagation()
    swallowRest()
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: PointerEvent) => pressed(event)
    window.addEventListener('pointerdown', listener, { capture: true })
    return () => window.removeEventListener('pointerdown', listener, { capture: true })
  }, [isOpen])
}
