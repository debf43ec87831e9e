import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Check, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Interview } from '../../../shared/api/interviews.ts'
import { paths } from '../../paths.ts'
import { onDay } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { detailsButton } from './focus.ts'
import { sessionName } from './practice/names.ts'
import { changeWords, type ScoreChange } from './score-change.ts'
import { answeredWords, kindWords, statusWords } from './words.ts'

type Props = {
  session: Interview
  change: ScoreChange | null
  now: Date
  onDetails: () => void
}

/** A session in a list of them: how it stands, and the ways on. */
export const SessionRow = ({ session, change, now, onDetails }: Props) => {
  const { id, jobTitle, companyName, completed, overallScore, createdAt } = session
  const day = onDay(createdAt, now.toISOString())
  const hidden = (
    <VisuallyHidden>
      {' '}
      {sessionName(session)}, {day}
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
          {kindWords(session)} · {day}
        </chakra.p>
        <Flex mt="2" gap="2" align="center" wrap="wrap">
          {completed ? (
            <Badge tone="success">
              <Check size={14} strokeWidth={2} />
              {statusWords(session)}
            </Badge>
          ) : (
            <Badge tone="warning">{statusWords(session)}</Badge>
          )}
          <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
            {overallScore === null ? `${answeredWords(session)} answered` : `Score ${overallScore}%`}
          </chakra.span>
        </Flex>
        {change && (
          <chakra.p mt="1" textStyle="small" color={change.points > 0 ? 'success.fg' : 'fg.muted'}>
            {changeWords(change)}
          </chakra.p>
        )}
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        {!completed && (
          <Button variant="subtle" size="sm" asChild>
            <Link to={paths.practice(id)}>
              <Play size={16} />
              Resume{hidden}
            </Link>
          </Button>
        )}
        <Button variant="outline" size="sm" data-focus={detailsButton(id)} onClick={onDetails}>
          Details{hidden}
        </Button>
      </Flex>
    </chakra.li>
  )
}
