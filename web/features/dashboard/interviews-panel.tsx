import { chakra } from '@chakra-ui/react'
import type { UpcomingInterview } from '../../../shared/api/home.ts'
import { jobName } from '../../applications/job-name.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { HomePanel } from './home-panel.tsx'
import { InterviewDetails } from './interview-details.tsx'

type Props = { upcoming: readonly UpcomingInterview[]; now: Date }

/** The interviews after this week, which is in the panel of what is due. */
export const InterviewsPanel = ({ upcoming, now }: Props) =>
  upcoming.length > 0 && (
    <HomePanel title="Later interviews">
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
        gap="5"
      >
        {upcoming.map(interview => (
          <chakra.li key={interview.id} minWidth="0" textStyle="small" color="fg.muted">
            <TextLink
              to={`${paths.applications}?edit=${interview.id}`}
              display="inline-block"
              py="1"
              fontWeight="semibold"
              overflowWrap="anywhere"
            >
              {jobName(interview)}
            </TextLink>
            <InterviewDetails upcoming={interview} now={now} />
          </chakra.li>
        ))}
      </chakra.ul>
    </HomePanel>
  )
