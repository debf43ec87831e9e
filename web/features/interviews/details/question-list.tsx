import { chakra } from '@chakra-ui/react'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { AnsweredQuestion } from './answered-question.tsx'
import { QuestionLine } from './question-line.tsx'

/** Q1, Q2, …: what was answered can be opened. */
export const QuestionList = ({ questions, answers }: InterviewSession) => (
  <chakra.ol listStyleType="none">
    {questions.map((question, at) => {
      const answer = answers.find(each => each.question === at)
      return (
        // The questions of a session stay as they are; two of them may be the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
        <chakra.li key={at} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
          {answer ? (
            <AnsweredQuestion number={at + 1} question={question} answer={answer} />
          ) : (
            <QuestionLine number={at + 1} question={question} says="Not answered" />
          )}
        </chakra.li>
      )
    })}
  </chakra.ol>
)
