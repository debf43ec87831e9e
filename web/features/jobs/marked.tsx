import { chakra } from '@chakra-ui/react'
import { segmentsOf } from './segments.ts'

type Props = { text: string; marks: readonly (readonly [number, number])[] }

/** A text with what the search found in it marked. All of it is text, whatever it says. */
export const Marked = ({ text, marks }: Props) =>
  segmentsOf(text, marks).map(segment =>
    segment.marked ? (
      <Mark key={segment.from}>{segment.text}</Mark>
    ) : (
      <span key={segment.from}>{segment.text}</span>
    ),
  )

const Mark = chakra('mark', {
  base: {
    bg: 'accent.subtle',
    color: 'inherit',
    borderRadius: 'thread',
    boxShadow: '0 0 0 1px {colors.accent.subtle}',
  },
})
