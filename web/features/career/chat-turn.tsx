import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { textBlocks } from '../../jobs/text-blocks.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { ThreadLines } from '../../ui/loading.tsx'
import type { Turn } from './turns.ts'

type Props = {
  turn: Turn
  /** The reply as far as it is written; null: no reply is being written. */
  writing?: string | null
  notAnswered?: ReactNode
}

export const ChatTurn = ({ turn: { message, reply, day }, writing = null, notAnswered }: Props) => {
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
      {reply === null && writing === null && notAnswered}
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

/** Paragraphs and lists. Memoized, because the chat is drawn again with each word of the newest reply. */
const Reply = memo(({ text }: { text: string }) => (
  <chakra.div display="grid" gap="2" overflowWrap="anywhere">
    {textBlocks(text).map(({ kind, lines }) =>
      kind === 'list' ? (
        <chakra.ul key={lines[0]?.at} ps="5" listStyleType="disc" display="grid" gap="1">
          {lines.map(({ at, text: line }) => (
            <li key={at}>{line}</li>
          ))}
        </chakra.ul>
      ) : (
        lines.map(({ at, text: line }) => <p key={at}>{line}</p>)
      ),
    )}
  </chakra.div>
))

const refused = {
  title: 'Not copied',
  description: 'Your browser did not allow it. Select the reply and copy it yourself.',
}

const CopyReply = ({ text }: { text: string }) => (
  <Button
    variant="ghost"
    size="sm"
    justifySelf="start"
    ms="-3"
    my="-1.5"
    aria-label="Copy this reply"
    onClick={() => void copyText(text, { title: 'Copied' }, refused)}
  >
    <Copy size={16} />
    Copy
  </Button>
)
