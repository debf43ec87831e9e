import { useEffect, useRef } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { focusInPlace } from '../../ui/focus-in-place.ts'

// Buttons that come and go with their rows carry names in `data-focus`, so that the focus finds its way when one is
// gone. Not in `id`: menus know their own buttons by it.

export const addButton = 'add'
export const moreButton = 'more'
export const editButton = (id: string): string => `edit-${id}`
export const deleteButton = (id: string): string => `delete-${id}`
export const moveButton = (id: string): string => `move-${id}`

/** The first of the named buttons that is there; else the heading of the page. */
export const firstFocusable = (...names: readonly string[]): HTMLElement | null => {
  for (const name of names) {
    const button = document.querySelector<HTMLElement>(`[data-focus="${name}"]`)
    if (button) return button
  }
  return document.getElementById('page-title')
}

/** The move button of this application, and those that stand beside it. */
const moveButtonsAround = (id: string): string[] => {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-focus^="${moveButton('')}"]`)
  const names = [...buttons].map(({ dataset }) => dataset.focus ?? '')
  const at = names.indexOf(moveButton(id))
  return [names[at], names[at + 1], names[at - 1]].filter(name => name !== undefined)
}

/** Of applications that are being moved: the buttons that may take the focus when theirs is gone, the best one first. */
const heirs = new Map<string, string[]>()

/** Before an application is moved: the focus is to stay with it. */
export const followMove = (id: string): void => {
  heirs.set(id, moveButtonsAround(id))
}

/**
 * For the menu that moves an application. When it goes, for its application is drawn in another place, the focus goes
 * there too; where a filter took it out of view, to its neighbour.
 */
export const useFollowMove = ({ id, status }: Pick<Application, 'id' | 'status'>): void => {
  const drawn = useRef(status)
  useEffect(() => {
    // Drawn where it stood, it has kept the focus; what takes it out of view later is not this move.
    if (drawn.current !== status) heirs.delete(id)
    drawn.current = status
  }, [id, status])
  useEffect(
    () => () => {
      const names = heirs.get(id)
      if (!names || !heirs.delete(id)) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusInPlace(firstFocusable(...names))
      })
    },
    [id],
  )
}
