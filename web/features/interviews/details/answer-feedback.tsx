import { chakra } from '@chakra-ui/react'
import type { AnswerFeedback } from '../../../../shared/api/interviews.ts'

const Points = ({ title, points }: { title: string; points: readonly string[] }) =>
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

/** What an answer was worth, in a few lines. */
export const AnswerFeedbackText = ({ feedback }: { feedback: AnswerFeedback }) => (
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
    <Points title="Strengths" points={feedback.strengths} />
    <Points title="Improvements" points={feedback.improvements} />
  </>
)
