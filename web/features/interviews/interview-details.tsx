import { chakra, Heading } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Play, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Interview } from '../../../shared/api/interviews.ts'
import { api } from '../../api/api.ts'
import { DeleteQuestion } from '../../kit/delete-question.tsx'
import { clearDrafts } from '../../kit/draft.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { NotHere } from '../../kit/not-here.tsx'
import { useDelete } from '../../kit/use-delete.ts'
import { paths } from '../../paths.ts'
import { onDay } from '../../person/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { Message } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { interviewQuery, interviewRows, interviewsQuery } from './interviews.ts'
import { QuestionList } from './question-list.tsx'
import { usePractiseAgain } from './use-practise-again.ts'
import {
  answeredWords,
  completionWords,
  difficultyName,
  durationWords,
  industryName,
  statusWords,
} from './words.ts'

type Props = {
  open: boolean
  /** Null: the list has no such interview. */
  interview: Interview | null
  /** The interview was deleted elsewhere while it was open. */
  isDeleted: boolean
  sub: string
  onClose: () => void
}

export const InterviewDetails = ({ interview, ...props }: Props) =>
  interview ? (
    <Details {...props} interview={interview} />
  ) : (
    <NotHere
      open={props.open}
      noun="session"
      backLabel="Back to the sessions"
      focusTargets={['start-practice']}
      onClose={props.onClose}
    />
  )

type DetailsProps = Props & { interview: Interview }

const useDeleteInterview = ({ sub, onClose }: Pick<Props, 'sub' | 'onClose'>) => {
  const client = useQueryClient()
  return useDelete<Interview>({
    mutationKey: [...interviewsQuery.queryKey, 'remove'],
    remove: ({ id }) => api.interviews.remove({ params: { id } }),
    onDeleted: async ({ id }) => {
      onClose()
      await interviewRows.remove(client, id)
      clearDrafts(sub, `practice.${id}.`)
      client.removeQueries({ queryKey: interviewQuery(id).queryKey })
    },
    successToast: () => ({
      title: 'Session Deleted',
      description: 'The interview session has been deleted successfully.',
    }),
    failed: 'Failed to delete session. Please try again.',
  })
}

const Details = ({ open, interview, isDeleted, sub, onClose }: DetailsProps) => {
  const { id, completed, feedback } = interview
  const remove = useDeleteInterview({ sub, onClose })
  const query = useQuery({ ...interviewQuery(id), enabled: open && !isDeleted && !remove.isDeleting })
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        wide
        readFirst
        title="Session details"
        dismissible={!remove.busy}
        finalFocus={() => firstFocusable(`session-${id}`, 'all-sessions', 'start-practice')}
        footer={
          isDeleted ? undefined : (
            <DetailsButtons interview={interview} onDelete={() => remove.ask(interview)} />
          )
        }
      >
        <chakra.div display="grid" gap="6">
          {isDeleted && <Message tone="info" role="status" text="This session was deleted." />}
          <Figures interview={interview} />
          <section>
            <Heading as="h3" textStyle="h3" mb="1.5">
              AI feedback
            </Heading>
            <chakra.p overflowWrap="anywhere" color={completed ? undefined : 'fg.muted'}>
              {completed ? feedback : 'You get feedback when you complete the session.'}
            </chakra.p>
          </section>
          <section>
            <Heading as="h3" textStyle="h3">
              Questions
            </Heading>
            {(query.data || !isDeleted) && (
              <Loaded
                query={query}
                inCard={false}
                loading="Loading the questions"
                failed="The questions could not be loaded. They are safe with us."
              >
                {whole => <QuestionList {...whole} />}
              </Loaded>
            )}
          </section>
        </chakra.div>
      </Sheet>
      <DeleteQuestion
        remove={remove}
        rows={[interview]}
        noun="session"
        title="Delete session?"
        text={() => 'Are you sure you want to delete this interview session?'}
      />
    </>
  )
}

const DetailsButtons = ({ interview, onDelete }: { interview: Interview; onDelete: () => void }) => {
  const { id, completed } = interview
  const { again, busy } = usePractiseAgain()
  return (
    <>
      <Button
        variant="outline"
        color="error.fg"
        disabled={busy}
        data-focus={`delete-${id}`}
        onClick={onDelete}
      >
        Delete Session
      </Button>
      {completed ? (
        <Button loading={busy} loadingText="Starting..." onClick={() => again(interview)}>
          <RotateCcw />
          Practice Again
        </Button>
      ) : (
        <Button asChild>
          <Link to={paths.practice(id)} replace>
            <Play />
            Continue
          </Link>
        </Button>
      )}
    </>
  )
}

const figuresOf = (interview: Interview): Readonly<Record<string, string>> => ({
  'Job title': interview.jobTitle,
  ...(interview.companyName !== '' && { Company: interview.companyName }),
  Industry: industryName(interview.industry),
  Difficulty: difficultyName(interview.difficulty),
  Date: onDay(interview.createdAt, new Date().toISOString()),
  Status: statusWords(interview),
  Duration: durationWords(interview),
  'Overall score': interview.overallScore === null ? 'At the end' : `${interview.overallScore}%`,
  'Questions answered': answeredWords(interview),
  'Completion rate': completionWords(interview),
})

/** The figures that take a whole line. */
const wide = ['Job title', 'Company']

/** Widths are in rem, so that larger letters get fewer columns. */
const Figures = ({ interview }: { interview: Interview }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))"
    columnGap="4"
    rowGap="3"
  >
    {Object.entries(figuresOf(interview)).map(([label, value]) => (
      <chakra.div
        key={label}
        minW="0"
        overflowWrap="anywhere"
        gridColumn={wide.includes(label) ? '1 / -1' : undefined}
      >
        <chakra.dt textStyle="small" color="fg.muted">
          {label}
        </chakra.dt>
        <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
