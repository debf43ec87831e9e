import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { AnswerFeedback, InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'

/** Q1, Q2, …: each that was answered opens into its answer. */
export const QuestionList = ({ questions, answers }: Pick<InterviewSession, 'questions' | 'answers'>) => (
  <chakra.ol listStyleType="none">
    {questions.map((question, at) => {
      const answer = answers.find(each => each.question === at)
      return (
        // The questions of an interview stay as they are; two of them may be the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
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

type LineProps = {
  /** From 1. */
  number: number
  question: string
  /** Its score, or that there is none. */
  status: string
}

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
  <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
    <chakra.summary
      display="flex"
      alignItems="center"
      gap="2"
      cursor="pointer"
      borderRadius="thread"
      listStyleType="none"
      css={{ '&::-webkit-details-marker': { display: 'none' } }}
    >
      <QuestionLine
        {...line}
        status={feedback ? `Score ${feedback.overall} of 100` : 'Answered, no feedback yet'}
      />
      <chakra.span flex="none" color="fg.muted">
        <ChevronDown />
      </chakra.span>
    </chakra.summary>
    <chakra.div pb="4" ps={{ md: '10' }} display="grid" gap="3">
      <div>
        <chakra.p textStyle="label">Your answer</chakra.p>
        <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      </div>
      {feedback && <FeedbackLines feedback={feedback} />}
    </chakra.div>
  </chakra.details>
)

/** What an answer was worth, in a few lines. */
const FeedbackLines = ({ feedback }: { feedback: AnswerFeedback }) => (
  <>
    <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
      Communication {feedback.communication} · Content quality {feedback.content} · Confidence{' '}
      {feedback.confidence}
    </chakra.p>
    {feedback.by === 'rules' && (
      <chakra.p textStyle="small" color="fg.muted">
        Scored by fixed rules: the AI coach was away.
      </chakra.p>
    )}
    <chakra.p overflowWrap="anywhere">{feedback.assessment}</chakra.p>
    <PointLines title="Strengths" points={feedback.strengths} />
    <PointLines title="Improvements" points={feedback.improvements} />
  </>
)

const PointLines = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length > 0 && (
    <div>
      <chakra.p textStyle="label">{title}</chakra.p>
      <chakra.ul mt="1" ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </chakra.ul>
    </div>
  )
