import { cloneElement, useState } from 'react'
import { lazyFile } from '../browser/load-file.ts'
import type { ActionMenuProps } from './opened-menu.tsx'
import { useFile } from './use-file.ts'

/** What moves and places a menu weighs 30 kB, so it is loaded when a pointer is near, or with the first press. */
const openedMenu = lazyFile(() => import('./opened-menu.tsx'))

/** Loads it ahead, for a screen with many menus. */
export const loadMenus = (): void => void openedMenu.load().catch(() => undefined)

export const ActionMenu = (props: ActionMenuProps) => {
  const [wanted, setWanted] = useState<'by-press' | 'by-key' | null>(null)
  const OpenedMenu = useFile(openedMenu, wanted !== null, () => setWanted(null))?.OpenedMenu
  if (OpenedMenu) return <OpenedMenu {...props} byKey={wanted === 'by-key'} />
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': wanted !== null,
    onPointerEnter: loadMenus,
    // Without a pointer a press is no click of its own: its detail is 0.
    onClick: ({ detail }) => setWanted(detail === 0 ? 'by-key' : 'by-press'),
    onKeyDown: event => {
      if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      setWanted('by-key')
    },
  })
}
