import { useEffect, useRef } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { firstFocusable, focusInPlace } from '../../ui/focus.ts'

/** The move button of this application, and those that stand beside it. */
const moveButtonsAround = (id: string): string[] => {
  const buttons = document.querySelectorAll<HTMLElement>('[data-focus^="move-"]')
  const names = [...buttons].map(({ dataset }) => dataset.focus ?? '')
  const at = names.indexOf(`move-${id}`)
  return [names[at], names[at + 1], names[at - 1]].filter(name => name !== undefined)
}

/** Of applications that are being moved: the focus targets for when their button is gone, the best one first. */
const focusTargets = new Map<string, string[]>()

/** Before an application is moved: the focus is to stay with it. */
export const followMove = (id: string): void => {
  focusTargets.set(id, moveButtonsAround(id))
}

/**
 * For the menu that moves an application. When the menu goes, because its application is drawn in another place, the
 * focus goes there too; where a filter removed the application from view, to its neighbour.
 */
export const useFollowMove = ({ id, status }: Pick<Application, 'id' | 'status'>): void => {
  const drawn = useRef(status)
  useEffect(() => {
    // Drawn where it stood, the menu has kept the focus; what removes it later is not this move.
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
