import { chakra } from '@chakra-ui/react'
import { type Interview, interviewsAtMost, sessionsShown } from '../../../shared/api/interviews.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { allButton } from './focus.ts'
import { SessionRows } from './session-rows.tsx'

type Props = {
  interviews: readonly Interview[]
  /** Whether the plan has practice: else there is another way to the first session than to start one. */
  canStart: boolean
  onStart: () => void
  onDetails: (id: string) => void
  onAll: () => void
}

/** The latest sessions and the way to all; or how the first one is started. */
export const PreviousSessions = ({ interviews, canStart, onStart, onDetails, onAll }: Props) => {
  if (interviews.length === 0)
    return (
      <EmptyState
        motif="talk"
        title="No Practice Sessions Yet"
        text="Name a job. You are asked what interviewers ask for it, one question at a time, and each answer is kept as you give it."
        action={
          canStart && (
            <Button variant="outline" onClick={onStart}>
              Start Your First Session
            </Button>
          )
        }
      />
    )
  return (
    <chakra.div display="grid" gap="4">
      {interviews.length >= interviewsAtMost && (
        <Message
          tone="info"
          text={`You have ${interviewsAtMost} sessions, as many as there can be. Delete one to start another.`}
        />
      )}
      <Card title="Previous sessions">
        <chakra.div mt="-3">
          <SessionRows shown={interviews.slice(0, sessionsShown)} all={interviews} onDetails={onDetails} />
        </chakra.div>
        {interviews.length > sessionsShown && (
          <Button
            variant="ghost"
            color="brand.fg"
            mt="1"
            mb="-2"
            ms="-4"
            data-focus={allButton}
            onClick={onAll}
          >
            View All ({interviews.length})
          </Button>
        )}
      </Card>
    </chakra.div>
  )
}
