import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Disclosure } from './disclosure.tsx'
import { LeaveLink } from './player-head.tsx'
import { Assessment, BigScore } from './scores.tsx'
import { answerTo, textsOf } from './shown-feedback.ts'
import { UnsentAnswers } from './unsent-answers.tsx'
import { usePractiseAgain } from './use-practise-again.ts'
import { answeredWords, minutesWords } from './words.ts'

type Props = {
  whole: InterviewSession
  sub: string
  /** The person has just completed the interview here: the title takes the focus. */
  isNew: boolean
}

export const InterviewResult = ({ whole, sub, isNew }: Props) => {
  const { interview, questions } = whole
  const { again, busy } = usePractiseAgain()
  useEffect(() => {
    if (!isNew) return
    document.getElementById('page-title')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return (
    <chakra.div maxW="48rem" mx="auto">
      <LeaveLink words="Interview Coach" mt="-2" />
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" outline="0" mt="1">
        Interview Practice Complete!
      </Heading>
      <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
        {interview.jobTitle} · {interview.industry} · {interview.difficulty}
      </chakra.p>
      <Panel overflow="hidden" mt="5">
        <BigScore score={interview.overallScore ?? 0}>
          <chakra.dl display="grid" gap="1.5" textStyle="small">
            <Figure label="Overall score" value={`${interview.overallScore ?? 0}%`} />
            <Figure label="Duration" value={minutesWords(interview.durationMinutes ?? 1)} />
            <Figure label="Questions" value={answeredWords(interview)} />
          </chakra.dl>
        </BigScore>
        {interview.feedback && (
          <chakra.div px={{ base: '4', lg: '5.5' }} py="4.5">
            <Heading as="h2" textStyle="h3">
              What to work on
            </Heading>
            <chakra.p mt="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
              {interview.feedback}
            </chakra.p>
          </chakra.div>
        )}
      </Panel>
      <Flex wrap="wrap" gap="2.5" mt="4" css={{ '& > *': { flex: { base: '1 1 12rem', md: '0 0 auto' } } }}>
        <Button size="lg" loading={busy} loadingText="Starting..." onClick={() => again(interview)}>
          Practice Again
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={`${paths.interviewCoach}?sheet=all`}>View All Sessions</Link>
        </Button>
      </Flex>
      <Heading as="h2" textStyle="h2" mt="8" mb="3">
        Your answers
      </Heading>
      <chakra.ol display="grid" gap="2.5" listStyleType="none">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
          <chakra.li key={at}>
            <AnswerPanel at={at} question={question} answer={answerTo(whole, at)} />
          </chakra.li>
        ))}
      </chakra.ol>
      <UnsentAnswers sub={sub} id={interview.id} saved={textsOf(whole)} />
    </chakra.div>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <chakra.div display="flex" gap="3">
    <chakra.dt color="fg.clothMuted" width="7.5rem">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight="strong">{value}</chakra.dd>
  </chakra.div>
)

type AnswerProps = { at: number; question: string; answer: InterviewAnswer | undefined }

/** A question with its score. It opens into the answer and its feedback. */
const AnswerPanel = ({ at, question, answer }: AnswerProps) => (
  <Panel>
    <Disclosure
      gap="3"
      minH="tap"
      px={{ base: '4', lg: '5.5' }}
      py="3"
      borderRadius="lg"
      summary={
        <>
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            <chakra.span color="fg.muted">Q{at + 1}.</chakra.span> {question}
          </chakra.span>
          <chakra.span fontWeight="strong" whiteSpace="nowrap">
            {answer?.feedback ? `${answer.feedback.overall}/100` : 'No feedback'}
          </chakra.span>
        </>
      }
    >
      {answer && (
        <chakra.div px={{ base: '4', lg: '5.5' }} pb="4.5" fontSize="0.9375rem">
          <chakra.p
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
            ps="3"
            borderInlineStart="3px solid {colors.border}"
          >
            {answer.text}
          </chakra.p>
          {answer.feedback && <Assessment feedback={answer.feedback} mt="3.5" />}
        </chakra.div>
      )}
    </Disclosure>
  </Panel>
)
