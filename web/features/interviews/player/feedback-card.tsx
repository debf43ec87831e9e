import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { FeedbackNote } from './feedback-note.tsx'
import { Points } from './points.tsx'
import { BigScore, ScoreBars } from './score-bars.tsx'
import type { ShownFeedback } from './shown.ts'

type Props = {
  shown: ShownFeedback
  /** The box holds other words by now. */
  isEarlier: boolean
  ref: Ref<HTMLElement>
  /** Sends the words that were scored once more. */
  onAgain: () => void
  /** Puts the words that were scored back into the box. */
  onBack: () => void
  /** The way on, where it stands in the card. */
  children: ReactNode
}

export const FeedbackCard = ({ shown, isEarlier, ref, onAgain, onBack, children }: Props) => {
  const { feedback, isSaved } = shown
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby="feedback-name" overflow="hidden" scrollMarginBlock="80px">
      <VisuallyHidden>
        <h2 id="feedback-name">Feedback: {feedback.overall} out of 100</h2>
      </VisuallyHidden>
      <Flex
        wrap="wrap"
        align="center"
        columnGap="6"
        rowGap="3"
        px={{ base: '4', lg: '5.5' }}
        py="5"
        bg="bg.cloth"
        color="fg.cloth"
      >
        <BigScore score={feedback.overall} />
        <ScoreBars feedback={feedback} />
      </Flex>
      {!isSaved && (
        <FeedbackNote
          text="Not saved with us yet: your answer did not reach the AI coach, so fixed rules scored it here. It is kept on this device, and sent when the connection is back."
          action={isEarlier ? null : { label: 'Send it now', onPress: onAgain }}
        />
      )}
      {isSaved && feedback.by === 'rules' && (
        <FeedbackNote
          text="Scored by fixed rules: the AI coach was away."
          action={isEarlier ? null : { label: 'Ask the AI again', onPress: onAgain }}
        />
      )}
      {isEarlier && (
        <FeedbackNote
          text="This is about your earlier words. Press Get AI Feedback to have the new ones scored."
          action={{ label: 'Bring the earlier words back', onPress: onBack }}
        />
      )}
      <chakra.div px={{ base: '4', lg: '5.5' }} py={{ base: '4', lg: '5' }} fontSize="0.9375rem">
        <chakra.p overflowWrap="anywhere">{feedback.assessment}</chakra.p>
        <Points title="Strengths" kind="strength" points={feedback.strengths} />
        <Points title="Improvements" kind="improvement" points={feedback.improvements} />
        {children}
      </chakra.div>
    </Panel>
  )
}
