import { Menu, Portal } from '@chakra-ui/react'
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { usePressOutside } from './use-press-outside.ts'

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

type Props = ActionMenuProps & {
  /** Opened by the keyboard: the first action is ready to be chosen. */
  byKey: boolean
}

/** Takes the place of the trigger from the first press on, and opens at once. */
export const OpenedMenu = (props: Props) => {
  const { label, trigger, head, items, byKey } = props
  const name = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // A moment later, because the menu takes its place and its focus from the trigger.
  useEffect(() => setOpen(true), [])
  usePressOutside({ isOpen: open, parts: [button, menu], close: () => setOpen(false) })
  return (
    <Menu.Root
      open={open}
      onOpenChange={details => setOpen(details.open)}
      defaultHighlightedValue={byKey ? (items.find(item => !item.disabled)?.value ?? null) : null}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => items.find(item => item.value === value)?.onSelect()}
    >
      <Menu.Trigger
        ref={button}
        asChild
        // Alt with an arrow is a key of the list that the button stands in. The menu leaves an event that is prevented.
        onKeyDownCapture={event => {
          if (event.altKey) event.preventDefault()
        }}
      >
        {trigger}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          {/* A label alone would give way to the name of the trigger. */}
          <span id={name} hidden>
            {label}
          </span>
          <Menu.Content ref={menu} aria-labelledby={name}>
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
}
