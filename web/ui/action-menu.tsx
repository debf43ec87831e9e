import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { lazyFile } from '../browser/load-file.ts'
import { useFile } from './use-file.ts'

type MenuAction = {
  /** Unlike the others of its menu. */
  value: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export type ActionMenuProps = {
  /** What the menu is, for screen readers. */
  label: string
  /** One button, such as <IconButton …/> or <Button …/>. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Stands above the actions and can't be chosen. */
  head?: ReactNode
  items: readonly MenuAction[]
}

/** What moves and places a menu weighs 30 kB, so it is loaded when a pointer is near, or with the first press. */
const openedMenu = lazyFile(() => import('./opened-menu.tsx'))

export const ActionMenu = (props: ActionMenuProps) => {
  const [wanted, setWanted] = useState<'by-press' | 'by-key' | null>(null)
  const OpenedMenu = useFile(openedMenu, wanted !== null, () => setWanted(null))?.OpenedMenu
  if (OpenedMenu) return <OpenedMenu {...props} byKey={wanted === 'by-key'} />
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': wanted !== null,
    onPointerEnter: () => void openedMenu.load().catch(() => undefined),
    // Without a pointer a press is no click of its own: its detail is 0.
    onClick: ({ detail }) => setWanted(detail === 0 ? 'by-key' : 'by-press'),
    onKeyDown: event => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setWanted('by-key')
    },
  })
}
