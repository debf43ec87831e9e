import { chakra } from '@chakra-ui/react'
import type { ApplicationDigest } from '../../../shared/api/home.ts'
import { jobName } from '../../applications/job-name.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'
import { paths } from '../../paths.ts'
import { ago } from '../../person/day-words.ts'
import { RowLink } from '../../ui/row.tsx'
import { HomePanel } from './home-panel.tsx'

type Props = { activity: ApplicationDigest['activity']; now: Date }

/** The latest changes of the person's applications, wherever they were made. */
export const ActivityPanel = ({ activity, now }: Props) => (
  <HomePanel title="Recent activity">
    <chakra.ul listStyleType="none" mt="-2.5" mb="-2.5">
      {activity.map(({ id, status, added, at, ...job }) => (
        <chakra.li key={id} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
          <RowLink to={{ pathname: paths.applications, search: `?edit=${id}` }}>
            <chakra.span flex="1 1 8rem" minWidth="0">
              <chakra.b display="block" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
                {jobName(job)}
              </chakra.b>
              <chakra.span textStyle="small" color="fg.muted">
                {added ? 'Added' : 'Changed'} <time dateTime={at}>{ago(at, now)}</time>
              </chakra.span>
            </chakra.span>
            <StatusBadge status={status} />
          </RowLink>
        </chakra.li>
      ))}
    </chakra.ul>
  </HomePanel>
)
