import { chakra, Flex } from '@chakra-ui/react'
import { percentOf, type ShownFeedback } from './shown.ts'

type Props = {
  /** Counted from 0. */
  at: number
  feedback: readonly (ShownFeedback | null)[]
}

/** Where in the session, and how much of it has feedback: a bar of thread for each question. */
export const Progress = ({ at, feedback }: Props) => {
  const percent = percentOf(feedback)
  return (
    <Flex wrap="wrap" align="center" columnGap="3.5" mt={{ base: '0.5', lg: '2' }} textStyle="small">
      <chakra.p textStyle="label" whiteSpace="nowrap">
        Question {at + 1} of {feedback.length}
      </chakra.p>
      <Flex
        role="progressbar"
        aria-label="Questions with feedback"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}% complete`}
        flex="1 1 5rem"
        minW="0"
        gap="1"
      >
        {feedback.map((shown, question) => (
          <chakra.span
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            key={question}
            flex="1"
            height="8px"
            borderRadius="thread"
            border="1px solid transparent"
            bg={shown ? 'brand.solid' : 'bg.emphasized'}
            transition="background-color"
            transitionDuration="fast"
          />
        ))}
      </Flex>
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {percent}%
      </chakra.span>
    </Flex>
  )
}
