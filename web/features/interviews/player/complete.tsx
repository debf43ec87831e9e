import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { usePractiseAgain } from '../practice/use-practise-again.ts'
import { AnswerLine } from './answer-line.tsx'
import { LeaveLink } from './practice-head.tsx'
import { BigScore } from './score-bars.tsx'
import { answerTo, textsOf } from './shown.ts'
import { UnsentWords } from './unsent-words.tsx'

type Props = {
  session: InterviewSession
  sub: string
  /** The session ended just now, here: the person is led to how it went. */
  isNew: boolean
}

/** How a session went as a whole, and question by question. */
export const Complete = ({ session, sub, isNew }: Props) => {
  const { interview, questions } = session
  const { again, busy } = usePractiseAgain()
  useEffect(() => {
    if (!isNew) return
    document.getElementById('page-title')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  const minutes = interview.durationMinutes ?? 1
  return (
    <chakra.div maxW="48rem" mx="auto">
      <chakra.div mt="-2">
        <LeaveLink words="Interview Coach" />
      </chakra.div>
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" outline="0" mt="1">
        Interview Practice Complete!
      </Heading>
      <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
        {interview.jobTitle} · {interview.industry} · {interview.difficulty}
      </chakra.p>
      <Panel overflow="hidden" mt="5">
        <Flex
          wrap="wrap"
          align="center"
          columnGap="8"
          rowGap="3"
          px={{ base: '4', lg: '5.5' }}
          py="5"
          bg="bg.cloth"
          color="fg.cloth"
        >
          <BigScore score={interview.overallScore ?? 0} />
          <chakra.dl display="grid" gap="1.5" textStyle="small">
            <Figure label="Overall score" value={`${interview.overallScore ?? 0}%`} />
            <Figure label="Duration" value={`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`} />
            <Figure label="Questions" value={`${interview.answered} of ${interview.questionCount}`} />
          </chakra.dl>
        </Flex>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
          <chakra.li key={at}>
            <AnswerLine at={at} question={question} answer={answerTo(session, at)} />
          </chakra.li>
        ))}
      </chakra.ol>
      <UnsentWords sub={sub} id={interview.id} known={textsOf(session)} isKept />
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
