import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Message } from '../../../ui/message.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { allButton, detailsButton, startButton } from '../focus.ts'
import { interviewQuery } from '../practice/practice-queries.ts'
import { DetailsButtons } from './details-buttons.tsx'
import { Facts } from './facts.tsx'
import { QuestionList } from './question-list.tsx'
import { useDelete } from './use-delete.ts'

type Props = {
  open: boolean
  sub: string
  session: Interview
  /** It was deleted while it was looked at. */
  isGone: boolean
  onClose: () => void
}

/** A session with its figures, its questions and what was answered, and the ways on from it. */
export const DetailsSheet = ({ open, sub, session, isGone, onClose }: Props) => {
  const { id, completed, feedback } = session
  const remove = useDelete(sub, onClose)
  const whole = useQuery({ ...interviewQuery(id), enabled: open && !isGone && !remove.isGoing })
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        wide
        readFirst
        title="Session details"
        dismissible={!remove.busy}
        finalFocus={() => firstFocusable(detailsButton(id), allButton, startButton)}
        footer={isGone ? undefined : <DetailsButtons session={session} onDelete={remove.ask} />}
      >
        <chakra.div display="grid" gap="6">
          {isGone && <Message tone="info" role="status" text="This session was deleted." />}
          <Facts session={session} now={new Date()} />
          <section>
            <Heading as="h3" textStyle="h3" mb="1.5">
              AI feedback
            </Heading>
            <chakra.p overflowWrap="anywhere" {...(!completed && { color: 'fg.muted' })}>
              {completed ? feedback : 'It comes when you complete the session.'}
            </chakra.p>
          </section>
          <section>
            <Heading as="h3" textStyle="h3">
              Questions
            </Heading>
            {whole.data && <QuestionList {...whole.data} />}
            {whole.isLoadingError && (
              <LoadFailed
                text="The questions could not be loaded. They are safe with us."
                busy={whole.isFetching}
                onRetry={() => void whole.refetch()}
              />
            )}
            {whole.isPending && !isGone && <ThreadLines rows={6} label="Loading the questions" />}
          </section>
        </chakra.div>
      </Sheet>
      <Confirm
        open={remove.isAsking}
        title="Delete session?"
        text="Are you sure you want to delete this interview session?"
        confirmLabel="Delete session"
        safeLabel="Keep it"
        busy={remove.busy}
        busyLabel="Deleting"
        onConfirm={() => remove.confirm(session)}
        onClose={remove.keep}
      />
    </>
  )
}

/** For who comes by a link to a session that is not in the list. */
export const NoSession = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="This session is not here any more"
    text="It was deleted, or the link is of somebody else's."
    finalFocus={() => firstFocusable(startButton)}
    footer={<Button onClick={onClose}>Back to the sessions</Button>}
  />
)
