import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { InterviewAnswer } from '../../../../shared/api/interviews.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Points } from './points.tsx'

type Props = { at: number; question: string; answer: InterviewAnswer | undefined }

/** A question with its score; opened, the answer and what was said of it. */
export const AnswerLine = ({ at, question, answer }: Props) => (
  <Panel>
    <chakra.details css={{ '&[open] [data-chevron]': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="tap"
        px={{ base: '4', lg: '5.5' }}
        py="3"
        cursor="pointer"
        borderRadius="lg"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <chakra.span color="fg.muted">Q{at + 1}.</chakra.span> {question}
        </chakra.span>
        <chakra.span fontWeight="strong" whiteSpace="nowrap">
          {answer?.feedback ? `${answer.feedback.overall}/100` : 'No feedback'}
        </chakra.span>
        <chakra.span data-chevron color="fg.muted" flexShrink="0">
          <ChevronDown />
        </chakra.span>
      </chakra.summary>
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
          {answer.feedback && (
            <>
              <chakra.p mt="3.5" overflowWrap="anywhere">
                {answer.feedback.assessment}
              </chakra.p>
              <Points title="Strengths" kind="strength" points={answer.feedback.strengths} />
              <Points title="Improvements" kind="improvement" points={answer.feedback.improvements} />
            </>
          )}
        </chakra.div>
      )}
    </chakra.details>
  </Panel>
)
