import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { NotificationRow } from './notification-row.tsx'
import { unreadQuery } from './queries.ts'
import { useMarkRead } from './use-mark-read.ts'

type Props = {
  /** Takes the focus at first, and from what is gone once it was pressed. */
  title: RefObject<HTMLHeadingElement | null>
  titleId: string
  onFollow: () => void
}

/** The unread notifications. */
export const NotificationPanel = ({ title, titleId, onFollow }: Props) => {
  const { data, isPending, isFetching, refetch } = useQuery(unreadQuery)
  const markRead = useMarkRead()
  const toTitle = handOnFocus(() => title.current)
  const taken = data?.notifications ?? []
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
        {taken.length > 0 && (
          <Button ref={toTitle} variant="ghost" size="sm" onClick={() => markRead({ taken, all: true })}>
            Mark all as read
          </Button>
        )}
      </chakra.div>
      {taken.length > 0 && (
        <chakra.ul aria-label="Unread" listStyleType="none">
          {taken.map(notification => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              focusRef={toTitle}
              onPress={() => markRead({ taken: [notification] })}
              onFollow={onFollow}
            />
          ))}
        </chakra.ul>
      )}
      {data && taken.length === 0 && (
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
