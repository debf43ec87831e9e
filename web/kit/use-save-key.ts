import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, and Cmd+S on a Mac, save here rather than the page. */
export const useSaveKey = (save: () => unknown): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
}
