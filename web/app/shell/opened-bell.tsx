import { chakra, Heading, Popover, Portal } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '../../../shared/api/notifications.ts'
import { brand } from '../../../shared/brand.ts'
import { unreadQuery } from '../../person/queries.ts'
import { popoverRecipe } from '../../theme/recipes/menu.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import { usePressOutside } from '../../ui/use-press-outside.ts'
import { BellButton } from './bell-button.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** Takes the place of the bell from the first press on, and opens by itself. */
export const OpenedBell = ({ count }: { count: string | null }) => {
  const [open, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const bell = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  // After a notification was followed, the focus is on its screen, and does not go back to the bell.
  const [following, setFollowing] = useState(false)
  // The panel gets its place and its focus from its trigger, so it opens a moment after the trigger is there.
  useEffect(() => setOpen(true), [])
  usePressOutside({ isOpen: open, parts: [bell, panel], close: () => setOpen(false) })
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
      <Popover.Trigger ref={bell} asChild>
        <BellButton count={count} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={panel} aria-labelledby={titleId}>
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

type PanelProps = {
  /** Takes the focus when the panel opens, and when the pressed button or row is removed. */
  title: RefObject<HTMLHeadingElement | null>
  titleId: string
  onFollow: () => void
}

/** The unread notifications. */
const NotificationPanel = ({ title, titleId, onFollow }: PanelProps) => {
  const { data, isPending, isFetching, refetch } = useQuery(unreadQuery)
  const markRead = useMarkRead()
  const toTitle = moveFocusOn(() => title.current)
  const rows = data?.notifications ?? []
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="52px"
        ps="4"
        pe="1.5"
        borderBottom="1px solid {colors.border}"
      >
        <Heading as="h2" ref={title} id={titleId} tabIndex={-1} textStyle="h3" outline="0">
          Notifications
        </Heading>
        {rows.length > 0 && (
          <Button ref={toTitle} variant="ghost" size="sm" onClick={() => markRead({ rows, all: true })}>
            Mark all as read
          </Button>
        )}
      </chakra.div>
      {rows.length > 0 && (
        <chakra.ul aria-label="Unread" listStyleType="none">
          {rows.map(notification => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              focusRef={toTitle}
              onPress={() => markRead({ rows: [notification] })}
              onFollow={onFollow}
            />
          ))}
        </chakra.ul>
      )}
      {data && rows.length === 0 && (
        <chakra.p p="4" color="fg.muted">
          No notifications
        </chakra.p>
      )}
      {!data && (isPending || isFetching) && (
        <chakra.div p="4">
          <ThreadLines rows={3} label="Loading your notifications" />
        </chakra.div>
      )}
      {!data && !isPending && !isFetching && (
        <chakra.div p="4">
          <chakra.p mb="3" color="fg.muted">
            Your notifications could not be loaded. Check your connection, then try again.
          </chakra.p>
          <Button ref={toTitle} variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </chakra.div>
      )}
    </>
  )
}

const Row = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    px: '4',
    py: '3',
    textAlign: 'start',
    textDecoration: 'none',
    color: 'inherit',
    cursor: 'pointer',
    transition: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

/** "20 Nov 2026, 09:00" */
const inLagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: brand.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

type RowProps = {
  notification: Notification
  /** Moves the focus on when the row is removed. */
  focusRef: ReturnType<typeof moveFocusOn>
  onPress: () => void
  onFollow: () => void
}

/** Pressing it marks it as read, and follows it where it leads somewhere. */
const NotificationRow = ({ notification, focusRef, onPress, onFollow }: RowProps) => {
  const { title, message, href, createdAt } = notification
  const words = (
    <>
      <chakra.span display="block" textStyle="small" fontWeight="strong">
        {title}
      </chakra.span>
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {message}
      </chakra.span>
      <chakra.time display="block" mt="1" textStyle="meta" color="fg.subtle" dateTime={createdAt}>
        {inLagos.format(new Date(createdAt))}
      </chakra.time>
    </>
  )
  return (
    <chakra.li borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
      {href === null ? (
        <Row ref={focusRef} type="button" onClick={onPress}>
          {words}
        </Row>
      ) : (
        <Row asChild>
          <Link
            to={href}
            onClick={() => {
              onPress()
              onFollow()
            }}
          >
            {words}
          </Link>
        </Row>
      )}
    </chakra.li>
  )
}
