import { useEffect, useRef } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { firstFocusable, focusInPlace } from '../../ui/focus.ts'

/** The names of this application's move button and of the two beside it. */
const moveButtonsAround = (id: string): string[] => {
  const buttons = document.querySelectorAll<HTMLElement>('[data-focus^="move-"]')
  const names = [...buttons].map(({ dataset }) => dataset.focus ?? '')
  const at = names.indexOf(`move-${id}`)
  return [names[at], names[at + 1], names[at - 1]].filter(name => name !== undefined)
}

/** The focus targets of each application that is being moved, the best one first. */
const focusTargets = new Map<string, string[]>()

/** Call it before an application is moved, so that the focus goes with it. */
export const followMove = (id: string): void => {
  focusTargets.set(id, moveButtonsAround(id))
}

/**
 * For the menu that moves an application. When the application is drawn in another place, the focus goes there; when a
 * filter hides the application, the focus goes to its neighbour.
 */
export const useFollowMove = ({ id, status }: Pick<Application, 'id' | 'status'>): void => {
  const drawn = useRef(status)
  useEffect(() => {
    // The application stayed in its place, and the menu has the focus. If the menu is removed later, it is not by this move.
    if (drawn.current !== status) focusTargets.delete(id)
    drawn.current = status
  }, [id, status])
  useEffect(
    () => () => {
      const names = focusTargets.get(id)
      if (!names || !focusTargets.delete(id)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusInPlace(firstFocusable(...names))
      })
    },
    [id],
  )
}
