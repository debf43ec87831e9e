import { chakra } from '@chakra-ui/react'
import type { AnswerFeedback, InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'
import { Disclosure } from './disclosure.tsx'
import { Assessment } from './scores.tsx'

/** Q1, Q2, …: an answered question opens into its answer. */
export const QuestionList = ({ questions, answers }: Pick<InterviewSession, 'questions' | 'answers'>) => (
  <chakra.ol listStyleType="none">
    {questions.map((question, at) => {
      const answer = answers.find(each => each.question === at)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions never move, and two may be the same
        <chakra.li key={at} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
          {answer ? (
            <AnsweredQuestion number={at + 1} question={question} answer={answer} />
          ) : (
            <QuestionLine number={at + 1} question={question} status="Not answered" />
          )}
        </chakra.li>
      )
    })}
  </chakra.ol>
)

type LineProps = { number: number; question: string; status: string }

const QuestionLine = ({ number, question, status }: LineProps) => (
  <chakra.div display="flex" gap="3" py="3" minW="0" flex="1">
    <chakra.span flex="none" fontWeight="strong" color="brand.fg" minW="7">
      Q{number}
    </chakra.span>
    <chakra.span flex="1" minW="0" overflowWrap="anywhere">
      {question}
      <chakra.span
        display="block"
        mt="0.5"
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {status}
      </chakra.span>
    </chakra.span>
  </chakra.div>
)

type AnsweredProps = Omit<LineProps, 'status'> & { answer: InterviewAnswer }

const AnsweredQuestion = ({ answer: { text, feedback }, ...line }: AnsweredProps) => (
  <Disclosure
    gap="2"
    borderRadius="thread"
    summary={
      <QuestionLine
        {...line}
        status={feedback ? `Score ${feedback.overall} of 100` : 'Answered, no feedback yet'}
      />
    }
  >
    <chakra.div pb="4" ps={{ md: '10' }} display="grid" gap="3">
      <div>
        <chakra.p textStyle="label">Your answer</chakra.p>
        <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      </div>
      {feedback && <FeedbackLines feedback={feedback} />}
    </chakra.div>
  </Disclosure>
)

const FeedbackLines = ({ feedback }: { feedback: AnswerFeedback }) => (
  <>
    <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
      Communication {feedback.communication} · Content quality {feedback.content} · Confidence{' '}
      {feedback.confidence}
    </chakra.p>
    {feedback.by === 'rules' && (
      <chakra.p textStyle="small" color="fg.muted">
        Scored by fixed rules, because the AI did not answer.
      </chakra.p>
    )}
    <Assessment feedback={feedback} />
  </>
)
