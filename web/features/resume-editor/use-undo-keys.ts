import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openDialog } from '../../ui/focus.ts'

/** Whether the browser undoes what is typed there. */
const hasOwnUndo = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/**
 * Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes, in the cards and where nothing else has the focus. In the cards they
 * do so in fields too, because the browser can't undo a move or a removed line, and would undo in the wrong field.
 */
export const useUndoKeys = (
  root: RefObject<HTMLElement | null>,
  { undo, redo }: { undo: () => unknown; redo: () => unknown },
): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
    const letter = event.key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return
    const active = document.activeElement
    if (openDialog() || (hasOwnUndo(active) && !root.current?.contains(active))) return
    event.preventDefault()
    if (letter === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
