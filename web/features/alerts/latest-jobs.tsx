import { chakra, Heading } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { AlertedJob } from '../../../shared/api/alerts.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { alarmOf } from '../../jobs/alarm.ts'
import { linkToJob } from '../../jobs/job-link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import { RowLink } from '../../ui/row.tsx'

const shownFirst = 3

/** The jobs of the last notification. Each opens in the job search. */
export const LatestJobs = ({ jobs }: { jobs: readonly AlertedJob[] }) => {
  const [all, setAll] = useState(false)
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? jobs : jobs.slice(0, shownFirst)
  const left = jobs.length - shown.length
  return (
    <chakra.div flex="3 1 22rem" minW="0" mt="4" pt="3" borderTop="1px solid {colors.border}">
      <Heading as="h3" id={heading} textStyle="label">
        Latest jobs
      </Heading>
      <chakra.ul ref={list} aria-labelledby={heading} listStyleType="none">
        {shown.map(({ id, title, company, location, board, warnings }) => (
          <chakra.li key={id} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
            <RowLink {...linkToJob(id)}>
              <chakra.span flex="1 1 12rem" minWidth="0">
                <chakra.b display="block" fontWeight="semibold" overflowWrap="anywhere">
                  {title}
                </chakra.b>
                <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere">
                  {[company, location, boards[board].name].filter(word => word !== '').join(' · ')}
                </chakra.span>
              </chakra.span>
              <Alarm warnings={warnings} />
            </RowLink>
          </chakra.li>
        ))}
      </chakra.ul>
      {left > 0 && (
        <Button
          ref={moveFocusOn(() => list.current?.querySelectorAll('a')[shownFirst] ?? null)}
          variant="ghost"
          size="sm"
          ms="-3"
          onClick={() => setAll(true)}
        >
          Show {left} more
        </Button>
      )}
    </chakra.div>
  )
}

/** The same sign as in the Job Search. */
const Alarm = ({ warnings }: Pick<AlertedJob, 'warnings'>) => {
  const alarm = alarmOf(warnings)
  return (
    alarm && (
      <Badge tone={alarm.tone}>
        <TriangleAlert size={14} />
        {alarm.label}
      </Badge>
    )
  )
}
