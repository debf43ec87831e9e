import { useEffectEvent, useLayoutEffect } from 'react'

/** Ctrl with this letter, and Cmd with it on a Mac, acts here, and not as the browser has it: 's' saves. */
export const useShortcut = (letter: string, act: () => unknown): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== letter) return
    event.preventDefault()
    if (!event.repeat) act()
  })
  // In the same frame as what is drawn, so that a quick press works too.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
