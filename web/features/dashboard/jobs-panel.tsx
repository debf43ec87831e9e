import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Job } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { ChosenWithoutTitle } from '../../jobs/chosen-without-title.tsx'
import { SignBadge } from '../../jobs/fit-word.tsx'
import { linkToJob } from '../../jobs/job-link.ts'
import { forYouQuery } from '../../jobs/queries.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { RowLink } from '../../ui/row.tsx'
import { HomePanel } from './home-panel.tsx'

/** The Job Search has the others. */
const shown = 3

/** The first jobs of the list "For you". The rest of the home screen does not wait for them. */
export const JobsPanel = () => {
  const query = useQuery(forYouQuery)
  return (
    <HomePanel
      title="New jobs that fit"
      end={
        <TextLink
          to={paths.jobSearch}
          display="inline-flex"
          alignItems="center"
          minH="tap"
          my="-2.5"
          textStyle="small"
          fontWeight="semibold"
          whiteSpace="nowrap"
        >
          Search jobs
        </TextLink>
      }
    >
      <Loaded
        query={query}
        loading="Looking for jobs that fit"
        inCard={false}
        failed="The jobs could not be loaded. The rest of this screen is up to date."
      >
        {({ jobs, titles }) =>
          jobs.length === 0 ? (
            titles.length === 0 ? (
              <NoTitles />
            ) : (
              <NoJobs />
            )
          ) : (
            <>
              {titles.length === 0 && (
                <chakra.p textStyle="small" color="fg.muted" mb="3">
                  <ChosenWithoutTitle jobs={jobs} />
                </chakra.p>
              )}
              <List jobs={jobs} />
            </>
          )
        }
      </Loaded>
    </HomePanel>
  )
}

const NoTitles = () => (
  <chakra.p color="fg.muted">
    <TextLink variant="text" to={paths.preferences}>
      Say what you look for
    </TextLink>
    , and jobs that fit stand here.
  </chakra.p>
)

const NoJobs = () => (
  <chakra.p color="fg.muted">No new job fits you today. The boards are read a few times an hour.</chakra.p>
)

const List = ({ jobs }: { jobs: readonly Job[] }) => (
  <chakra.ul listStyleType="none" mt="-2.5" mb="-2.5">
    {jobs.slice(0, shown).map(job => (
      <chakra.li key={job.id} borderTop="1px solid {colors.border}" _first={{ borderTop: 0 }}>
        <RowLink {...linkToJob(job.id)}>
          <chakra.span flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
            <chakra.b display="block" fontWeight="semibold" lineClamp="2">
              {job.title}
            </chakra.b>
            <chakra.span display="block" textStyle="small" color="fg.muted" lineClamp="2">
              {[job.company, job.location, boards[job.source.board].name]
                .filter(word => word !== '')
                .join(' · ')}
            </chakra.span>
          </chakra.span>
          <SignBadge job={job} />
        </RowLink>
      </chakra.li>
    ))}
  </chakra.ul>
)
