import { Popover, Portal } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { popoverRecipe } from '../../../theme/recipes/popover.ts'
import { BellButton } from './bell-button.tsx'
import { NotificationPanel } from './notification-panel.tsx'

/** Stands in for the bell from the first press on, and opens as it comes. */
export const OpenedBell = ({ count }: { count: string | null }) => {
  const [open, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // Who follows a notification is at the screen it leads to, not back at the bell.
  const [following, setFollowing] = useState(false)
  // A moment after its trigger is there, which it takes its place and its focus from.
  useEffect(() => setOpen(true), [])
  const change = (next: boolean) => {
    if (next) setFollowing(false)
    setOpen(next)
  }
  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={open}
      onOpenChange={details => change(details.open)}
      positioning={{ placement: 'bottom-end' }}
      initialFocusEl={() => title.current}
      restoreFocus={!following}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <BellButton count={count} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-labelledby={titleId}>
            <NotificationPanel
              title={title}
              titleId={titleId}
              onFollow={() => {
                setFollowing(true)
                setOpen(false)
              }}
            />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
