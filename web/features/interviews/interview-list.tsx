import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Check, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Interview, interviewsAtMost, sessionsShown } from '../../../shared/api/interviews.ts'
import { paths } from '../../paths.ts'
import { onDay } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { changeWords, scoreChange } from './score-change.ts'
import { answeredWords, interviewName, kindWords, statusWords } from './words.ts'

type Props = {
  interviews: readonly Interview[]
  /** False: the plan has no interviews. */
  canStart: boolean
  onStart: () => void
  onDetails: (id: string) => void
  onAll: () => void
}

/** The latest interviews and a button that shows all. Without interviews, a button that starts the first one. */
export const InterviewList = ({ interviews, canStart, onStart, onDetails, onAll }: Props) => {
  if (interviews.length === 0)
    return (
      <EmptyState
        motif="talk"
        title="No Practice Sessions Yet"
        text="Name a job. Aiki asks what interviewers ask for that job, one question at a time, and saves each answer."
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
          text={`You have ${interviewsAtMost} sessions. That is the limit. Delete one to start another.`}
        />
      )}
      <Card title="Previous sessions">
        <chakra.div mt="-3">
          <InterviewRows shown={interviews.slice(0, sessionsShown)} all={interviews} onDetails={onDetails} />
        </chakra.div>
        {interviews.length > sessionsShown && (
          <Button
            variant="ghost"
            color="brand.fg"
            mt="1"
            mb="-2"
            ms="-4"
            data-focus="all-sessions"
            onClick={onAll}
          >
            View All ({interviews.length})
          </Button>
        )}
      </Card>
    </chakra.div>
  )
}

type RowsProps = {
  shown: readonly Interview[]
  /** Scores are compared with these. */
  all: readonly Interview[]
  onDetails: (id: string) => void
}

export const InterviewRows = ({ shown, all, onDetails }: RowsProps) => (
  <chakra.ul listStyleType="none">
    {shown.map(interview => (
      <InterviewRow
        key={interview.id}
        interview={interview}
        change={scoreChange(interview, all)}
        onDetails={() => onDetails(interview.id)}
      />
    ))}
  </chakra.ul>
)

type RowProps = { interview: Interview; change: number | null; onDetails: () => void }

const InterviewRow = ({ interview, change, onDetails }: RowProps) => {
  const { id, jobTitle, companyName, completed, overallScore, createdAt } = interview
  const day = onDay(createdAt, new Date().toISOString())
  const hidden = (
    <VisuallyHidden>
      {' '}
      {interviewName(interview)}, {day}
    </VisuallyHidden>
  )
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2.5"
      py="3.5"
      borderTop="1px solid {colors.border}"
      _first={{ borderTop: 0 }}
    >
      <chakra.div flex="1 1 15rem" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="strong">{jobTitle}</chakra.p>
        {companyName !== '' && <chakra.p color="fg.muted">{companyName}</chakra.p>}
        <chakra.p textStyle="small" color="fg.muted">
          {kindWords(interview)} · {day}
        </chakra.p>
        <Flex mt="2" gap="2" align="center" wrap="wrap">
          <Badge tone={completed ? 'success' : 'warning'}>
            {completed && <Check size={14} strokeWidth={2} />}
            {statusWords(interview)}
          </Badge>
          <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
            {overallScore === null ? `${answeredWords(interview)} answered` : `Score ${overallScore}%`}
          </chakra.span>
        </Flex>
        {change !== null && (
          <chakra.p mt="1" textStyle="small" color={change > 0 ? 'success.fg' : 'fg.muted'}>
            {changeWords(change)}
          </chakra.p>
        )}
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        {!completed && (
          <Button variant="subtle" size="sm" asChild>
            <Link to={paths.practice(id)}>
              <Play size={16} />
              Continue{hidden}
            </Link>
          </Button>
        )}
        <Button variant="outline" size="sm" data-focus={`session-${id}`} onClick={onDetails}>
          Details{hidden}
        </Button>
      </Flex>
    </chakra.li>
  )
}
