import { useEffect, useRef } from 'react'

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

/**
 * For the menu that moves an application: what it gives is called when a move is chosen. When the menu goes, for its
 * application is drawn in another place, the focus goes there too; where a filter took it out of view, to its neighbour.
 */
export const useFollowMove = (id: string): (() => void) => {
  const heirs = useRef<string[]>([])
  useEffect(
    () => () => {
      if (heirs.current.length === 0) return
      // A finger stays where it is: only keys need the view to move.
      const preventScroll = window.matchMedia('(pointer: coarse)').matches
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          firstFocusable(...heirs.current)?.focus({ preventScroll })
      })
    },
    [],
  )
  return () => {
    heirs.current = moveButtonsAround(id)
  }
}
