import { chakra, Heading } from '@chakra-ui/react'
import { ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { useMedia } from '../../../browser/media.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { SaveBar } from '../../../ui/save-bar.tsx'
import { typed } from '../practice/answer-draft.ts'
import { answerDrafts } from '../practice/answer-drafts.ts'
import { AnswerBox } from './answer-box.tsx'
import { Before, Waiting } from './beside.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { OnButton } from './on-button.tsx'
import { PlanNote } from './plan-note.tsx'
import { PracticeHead } from './practice-head.tsx'
import { Progress } from './progress.tsx'
import { useClear } from './use-clear.ts'
import { useComplete } from './use-complete.ts'
import { useLeavingNote } from './use-leaving-note.ts'
import { usePractice } from './use-practice.ts'
import { useScore } from './use-score.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 562fr) minmax(0, 502fr)' },
    mt: { base: '5', lg: '5' },
    mb: '5',
  },
})

type Props = { session: InterviewSession; sub: string }

/** A practice, question by question: the answer, what it is worth, and the way on. */
export const Player = ({ session, sub }: Props) => {
  const isWide = useMedia('(min-width: 1024px)')
  const box = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  const practice = usePractice(session, sub)
  const { at, place, text, shown, isScoring } = practice
  const { score, fault, isPlanOver } = useScore(practice, { box, card })
  const { complete, isCompleting } = useComplete(practice)
  const clear = useClear(practice, box)
  useLeavingNote(place.id, practice.drafts)

  const hasFeedback = shown !== null && !isScoring
  const isEarlier = shown !== null && shown.of !== text
  const again = () => {
    // The button goes with the card that it stands in.
    button.current?.focus()
    void score()
  }
  const on = hasFeedback && (
    <OnButton
      isLast={practice.isLast}
      isCompleting={isCompleting}
      onNext={() => practice.goTo(at + 1)}
      onComplete={() => void complete()}
    />
  )
  return (
    // The bar lies at the very bottom of a phone, also at the end of the page: the toast stands above it there.
    <chakra.div mb={!isWide && on ? { base: '-36px', md: '0' } : undefined}>
      <PracticeHead interview={session.interview} />
      <Progress at={at} feedback={practice.feedback} />
      <Layout>
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
            {practice.question}
          </Heading>
          {session.interview.askedBy === 'standard' && (
            <chakra.p textStyle="small" color="fg.muted" mb="2">
              The AI coach was away when this session began, so these are our standard questions.
            </chakra.p>
          )}
          <PlanNote isOver={isPlanOver} />
          <AnswerBox
            text={text}
            fault={fault}
            isScoring={practice.isUnderWay}
            isFirst={!hasFeedback}
            box={box}
            button={button}
            onType={practice.type}
            onScore={() => void score()}
            onClear={clear}
          />
        </chakra.div>
        {isScoring && <Waiting />}
        {hasFeedback && (
          <FeedbackCard
            shown={shown}
            isEarlier={isEarlier}
            ref={card}
            onAgain={again}
            onBack={() => answerDrafts.change(place, typed(null))}
          >
            {isWide && <chakra.div mt="6">{on}</chakra.div>}
          </FeedbackCard>
        )}
        {!isScoring && !hasFeedback && isWide && <Before />}
      </Layout>
      {at > 0 && (
        <Button
          ref={handOnFocus()}
          variant="ghost"
          px="2"
          ms="-2"
          mb="4"
          onClick={() => practice.goTo(at - 1)}
        >
          <ChevronLeft />
          Previous question
        </Button>
      )}
      {!isWide && on && <SaveBar>{on}</SaveBar>}
      <Announcement>
        {isScoring && 'Your answer is being scored.'}
        {hasFeedback && `Feedback: ${shown.feedback.overall} out of 100.`}
      </Announcement>
    </chakra.div>
  )
}
