import type { ComponentProps, ReactElement, ReactNode } from 'react'

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
