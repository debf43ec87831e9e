import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Notification } from '../../../../shared/api/notifications.ts'
import type { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { timeInWords } from './time-in-words.ts'

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

type Props = {
  notification: Notification
  /** Hands the focus on when the row goes and its panel stays. */
  focusRef: ReturnType<typeof handOnFocus>
  onPress: () => void
  onFollow: () => void
}

/** Pressing it marks it as read, and follows it where it leads somewhere. */
export const NotificationRow = ({ notification, focusRef, onPress, onFollow }: Props) => {
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
        {timeInWords(createdAt)}
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
