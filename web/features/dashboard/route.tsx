import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { givenName } from '../../app/shell/person-name.ts'
import { withGains } from '../../applications/summary.ts'
import { useMedia } from '../../browser/media.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { DashboardContent } from './content.tsx'
import { dayLine, greeting } from './greeting.ts'
import { clockOf, homeQuery } from './queries.ts'

export const DashboardRoute = () => {
  const session = useSession()
  const { data: home, dataUpdatedAt, isError, isFetching, refetch } = useQuery(homeQuery)
  const roomy = useMedia('(min-width: 768px)')
  const person = session.state === 'signed-in' ? session.person : null
  const now = home ? clockOf(home, dataUpdatedAt) : new Date()
  const { total = 0, byStatus } = home?.applications ?? {}
  const summary = total > 0 ? ` ${withGains(`${total} tracked.`, byStatus?.interview, byStatus?.offer)}` : ''

  return (
    <>
      <PageHead
        title={`${greeting(now)}, ${person ? givenName(person) : ''}`}
        text={`${dayLine(now)}.${summary}`}
        actions={
          roomy &&
          total > 0 && (
            <Button asChild variant="outline">
              <Link to={{ pathname: paths.applications, search: '?sheet=add' }}>
                <Plus />
                Add application
              </Link>
            </Button>
          )
        }
      />
      {!home && !isError && (
        <Panel inset="card">
          <ThreadLines rows={6} label="Loading your dashboard" />
        </Panel>
      )}
      {!home && isError && (
        <LoadFailed
          text="Your dashboard could not be loaded. All of yours is safe with us. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {home && person && <DashboardContent home={home} now={now} sub={person.sub} />}
    </>
  )
}
