import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { CopyReply } from './copy-reply.tsx'
import { Reply } from './reply.tsx'
import type { Turn } from './turns.ts'

type Props = {
  turn: Turn
  /** Of the reply, while it is written; null: it is not. */
  writing: string | null
  /** Below a message without an answer. */
  trouble: ReactNode
}

/** A question and its reply. */
export const TurnView = ({ turn, writing, trouble }: Props) => {
  const { message, reply, day } = turn
  const text = reply ?? writing ?? ''
  return (
    <chakra.li display="grid" gap="3">
      {day && <Day>{day}</Day>}
      <Message>
        <VisuallyHidden>You: </VisuallyHidden>
        {message}
      </Message>
      {text !== '' && (
        <chakra.div maxW="42rem" me={{ md: '12' }}>
          <VisuallyHidden>Coach: </VisuallyHidden>
          <Reply text={text} />
        </chakra.div>
      )}
      {reply !== null && <CopyReply text={reply} />}
      {reply === null && writing !== null && (
        <chakra.div maxW="26rem">
          <ThreadLines rows={text === '' ? 3 : 1} label="" />
        </chakra.div>
      )}
      {reply === null && writing === null && trouble}
    </chakra.li>
  )
}

const Message = chakra('p', {
  base: {
    justifySelf: 'end',
    maxW: { base: '92%', md: '34rem' },
    px: '3.5',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'brand.subtle',
    border: '1px solid transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const Day = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'meta',
    color: 'fg.subtle',
    _before: { content: '""', flex: 1, borderTop: '1px solid {colors.border}' },
    _after: { content: '""', flex: 1, borderTop: '1px solid {colors.border}' },
  },
})
