import { Menu, Portal } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

export type MenuAction = {
  /** Unlike the others of its menu. */
  value: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

type Props = {
  /** What the menu is, for screen readers. */
  label: string
  /** One button, such as <IconButton …/> or <Button …/>. */
  trigger: ReactElement
  /** Stands above the actions and can't be chosen. */
  head?: ReactNode
  items: readonly MenuAction[]
  placement?: 'bottom-start' | 'bottom-end'
}

export const ActionMenu = ({ label, trigger, head, items, placement = 'bottom-end' }: Props) => (
  <Menu.Root
    positioning={{ placement }}
    onSelect={({ value }) => items.find(item => item.value === value)?.onSelect()}
  >
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content aria-label={label}>
          {head}
          {items.map(item => (
            <Menu.Item
              key={item.value}
              value={item.value}
              disabled={item.disabled ?? false}
              {...(item.danger && { 'data-danger': '' })}
            >
              {item.icon}
              <Menu.ItemText>{item.label}</Menu.ItemText>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
)
