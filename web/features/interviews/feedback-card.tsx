import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Assessment, BigScore, ScoreBars } from './scores.tsx'
import type { ShownFeedback } from './shown-feedback.ts'

type Props = {
  shown: ShownFeedback
  /** The text in the box has changed since it was scored. */
  isEarlier: boolean
  ref: Ref<HTMLElement>
  /** Has the same text scored again. */
  onAgain: () => void
  /** Puts the scored text back into the box. */
  onBack: () => void
  /** On wide screens, the button that leads to the next question. */
  children: ReactNode
}

export const FeedbackCard = ({ shown, isEarlier, ref, onAgain, onBack, children }: Props) => {
  const { feedback, isSaved } = shown
  return (
    <Panel ref={ref} tabIndex={-1} aria-labelledby="feedback-name" overflow="hidden" scrollMarginBlock="80px">
      <VisuallyHidden>
        <h2 id="feedback-name">Feedback: {feedback.overall} out of 100</h2>
      </VisuallyHidden>
      <BigScore score={feedback.overall}>
        <ScoreBars feedback={feedback} />
      </BigScore>
      {!isSaved && (
        <Note
          text="Not saved with us yet: your answer did not reach the AI, so fixed rules scored it on this device. Your answer is kept here, and is sent when the connection is back."
          action={isEarlier ? null : { label: 'Send it now', onPress: onAgain }}
        />
      )}
      {isSaved && feedback.by === 'rules' && (
        <Note
          text="Scored by fixed rules, because the AI did not answer."
          action={isEarlier ? null : { label: 'Ask the AI again', onPress: onAgain }}
        />
      )}
      {isEarlier && (
        <Note
          text="This feedback is about your earlier answer. Press Get AI Feedback to have the new answer scored."
          action={{ label: 'Bring the earlier answer back', onPress: onBack }}
        />
      )}
      <chakra.div px={{ base: '4', lg: '5.5' }} py={{ base: '4', lg: '5' }} fontSize="0.9375rem">
        <Assessment feedback={feedback} />
        {children}
      </chakra.div>
    </Panel>
  )
}

type NoteProps = { text: string; action: { label: string; onPress: () => void } | null }

const Note = ({ text, action }: NoteProps) => (
  <chakra.div
    display="grid"
    justifyItems="start"
    gap="0.5"
    px={{ base: '4', lg: '5.5' }}
    py="2.5"
    bg="warning.subtle"
    color="warning.fg"
    textStyle="small"
    fontWeight="medium"
  >
    <p>{text}</p>
    {action && (
      <Button
        variant="ghost"
        size="sm"
        color="inherit"
        textDecoration="underline"
        px="0"
        onClick={action.onPress}
      >
        {action.label}
      </Button>
    )}
  </chakra.div>
)

/** Replaces the feedback while the answer is being scored. The player announces it to screen readers. */
export const FeedbackUnderWay = () => (
  <Panel inset="card">
    <chakra.p mb="4" fontWeight="medium">
      Your answer is being scored. You can keep reading it.
    </chakra.p>
    <chakra.div aria-hidden>
      <ThreadLines rows={6} />
    </chakra.div>
  </Panel>
)

/** Replaces the feedback before the first answer, on wide screens. */
export const NoFeedbackYet = () => (
  <Panel inset="card" bg="bg.subtle">
    <chakra.p fontWeight="medium">Your feedback comes here.</chakra.p>
    <chakra.p mt="1.5" color="fg.muted" textStyle="small">
      A good answer says what the situation was, what you did yourself, and what the result was, with a number
      if you have one.
    </chakra.p>
  </Panel>
)
