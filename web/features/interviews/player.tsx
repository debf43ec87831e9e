import { chakra, Grid, Heading } from '@chakra-ui/react'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { allows } from '../../../shared/domain/plan.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { TextLink } from '../../ui/links.tsx'
import { Announcement, Message } from '../../ui/message.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { AnswerBox } from './answer-box.tsx'
import { typed } from './answer-draft.ts'
import { answerDrafts } from './answer-drafts.ts'
import { FeedbackCard, FeedbackUnderWay, NoFeedbackYet } from './feedback-card.tsx'
import { PlayerHead } from './player-head.tsx'
import { useComplete } from './use-complete.ts'
import { usePlayer } from './use-player.ts'
import { useScore } from './use-score.ts'

type Props = { whole: InterviewSession; sub: string }

/** An interview, question by question: the answer, its feedback, and the button that leads on. */
export const Player = ({ whole, sub }: Props) => {
  const { interview } = whole
  const isWide = useMedia('(min-width: 1024px)')
  const box = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  const player = usePlayer(whole, sub)
  const { at, place, text, shown, isLast, isScoring, goTo } = player
  const { score, error, isPlanOver } = useScore(player, { box, card })
  const { complete, isCompleting } = useComplete(player)

  const hasFeedback = shown !== null && !isScoring
  const scoreAgain = () => {
    // The pressed button disappears with the feedback card.
    button.current?.focus()
    void score()
  }
  const next = hasFeedback && (
    <NextButton
      isLast={isLast}
      isCompleting={isCompleting}
      onNext={() => goTo(at + 1)}
      onComplete={() => complete()}
    />
  )
  return (
    // The negative margin lets a phone's save bar reach the bottom at the end of the page: toasts are placed above it.
    <chakra.div mb={!isWide && next ? { base: '-36px', md: '0' } : undefined}>
      <PlayerHead interview={interview} at={at} feedback={player.feedback} />
      <Grid
        gap={{ base: '5', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 562fr) minmax(0, 502fr)' }}
        my="5"
      >
        <chakra.div display="grid" gap="2" minW="0">
          <Heading
            as="h1"
            id="page-title"
            tabIndex={-1}
            fontSize={{ base: '1.5rem', md: '1.875rem' }}
            lineHeight="1.25"
            fontWeight="bold"
            letterSpacing="-0.025em"
            outline="0"
            overflowWrap="anywhere"
            mb="2"
          >
            {player.question}
          </Heading>
          {interview.askedBy === 'standard' && (
            <chakra.p textStyle="small" color="fg.muted" mb="2">
              The AI did not answer when this session began, so these are our standard questions.
            </chakra.p>
          )}
          <PlanNote isOver={isPlanOver} />
          <AnswerBox
            player={player}
            error={error}
            isFirst={!hasFeedback}
            box={box}
            button={button}
            onScore={() => void score()}
          />
        </chakra.div>
        {isScoring && <FeedbackUnderWay />}
        {hasFeedback && (
          <FeedbackCard
            shown={shown}
            isEarlier={shown.text !== text}
            ref={card}
            onAgain={scoreAgain}
            onBack={() => answerDrafts.change(place, typed(null))}
          >
            {isWide && <chakra.div mt="6">{next}</chakra.div>}
          </FeedbackCard>
        )}
        {!isScoring && !hasFeedback && isWide && <NoFeedbackYet />}
      </Grid>
      {at > 0 && (
        <Button ref={moveFocusOn()} variant="ghost" px="2" ms="-2" mb="4" onClick={() => goTo(at - 1)}>
          <ChevronLeft />
          Previous question
        </Button>
      )}
      {!isWide && next && <SaveBar>{next}</SaveBar>}
      <Announcement>
        {isScoring && 'Your answer is being scored.'}
        {hasFeedback && `Feedback: ${shown.feedback.overall} out of 100.`}
      </Announcement>
    </chakra.div>
  )
}

type NextProps = { isLast: boolean; isCompleting: boolean; onNext: () => void; onComplete: () => void }

const NextButton = ({ isLast, isCompleting, onNext, onComplete }: NextProps) =>
  isLast ? (
    <Button size="lg" width="full" loading={isCompleting} loadingText="Completing..." onClick={onComplete}>
      Complete Session
    </Button>
  ) : (
    <Button size="lg" width="full" onClick={onNext}>
      Next Question
      <ArrowRight size={19} />
    </Button>
  )

/** Says that the plan has ended: answers stay, but new ones are not scored. */
const PlanNote = ({ isOver }: { isOver: boolean }) => {
  const plan = useSubscriptionStatus()
  if (!isOver && (plan === null || allows(plan.tier, 'interview-coach'))) return null
  return (
    <Message
      tone="info"
      text={
        <span>
          Your plan does not include interview practice any more. You can still read your answers and their
          feedback here. To have new answers scored,{' '}
          <TextLink variant="text" to={paths.upgrade} color="inherit">
            see the plans
          </TextLink>
          .
        </span>
      }
    />
  )
}
