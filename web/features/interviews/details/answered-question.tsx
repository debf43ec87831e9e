import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { InterviewAnswer } from '../../../../shared/api/interviews.ts'
import { AnswerFeedbackText } from './answer-feedback.tsx'
import { QuestionLine } from './question-line.tsx'

type Props = { number: number; question: string; answer: InterviewAnswer }

/** A question that opens into what was answered, and what that was worth. */
export const AnsweredQuestion = ({ number, question, answer: { text, feedback } }: Props) => (
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
        number={number}
        question={question}
        says={feedback ? `Score ${feedback.overall} of 100` : 'Answered, no feedback yet'}
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
      {feedback && <AnswerFeedbackText feedback={feedback} />}
    </chakra.div>
  </chakra.details>
)
