import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { takeFocus } from '../ui/focus.ts'
import { ThreadLines } from '../ui/loading.tsx'
import { Announcement } from '../ui/message.tsx'
import type { Parts } from './streamed-text.ts'
import { useFollowEnd } from './use-follow-end.ts'

type Props = {
  /** 'Writing your resume': the heading of the view, and what is read out. */
  words: string
  parts: Parts
  /** What is written so far. */
  children: ReactNode
}

const lengthOf = (parts: Parts): number => [...parts.values()].reduce((sum, text) => sum + text.length, 0)

/**
 * A text while it is written, in the place of the form that asked for it. A screen reader hears that it is, and not each
 * word; the button that stops it stands with the view.
 */
export const StreamedView = ({ words, parts, children }: Props) => {
  const length = lengthOf(parts)
  const end = useFollowEnd(length)
  return (
    <chakra.section aria-busy aria-label={words}>
      <Announcement>{words}</Announcement>
      <chakra.p ref={takeFocus} tabIndex={-1} outline="0" mb="4" color="fg.muted">
        {words}. This takes up to half a minute. A text that has begun is counted once: if you stop it, what
        you typed stays here, and the same text again is not counted.
      </chakra.p>
      {length > 0 && (
        <chakra.div
          display="grid"
          gap="4"
          p="4"
          mb="4"
          borderRadius="md"
          border="1px solid {colors.border}"
          overflowWrap="anywhere"
        >
          {children}
        </chakra.div>
      )}
      <chakra.div ref={end} aria-hidden scrollMarginBottom="5rem">
        <ThreadLines rows={length > 0 ? 2 : 6} label="" />
      </chakra.div>
    </chakra.section>
  )
}
