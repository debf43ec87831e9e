import { queryOptions, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Home } from '../../../shared/api/home.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { withGains } from '../../applications/summary.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { homeLag } from '../../live/own-writes.ts'
import { paths } from '../../paths.ts'
import { givenName } from '../../person/person-name.ts'
import { nextLook } from '../../person/subscription-status.ts'
import { useSession } from '../../session/session.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DashboardContent } from './content.tsx'
import { dayLine, greeting } from './words.ts'

/** Loaded again when the server has counted a write of this tab, and when a plan ends. */
const homeQuery = queryOptions({
  queryKey: homeKey,
  queryFn: ({ signal }) => api.home.get({}, { signal }),
  refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
    homeLag.reloadIn(dataUpdatedAt) ?? (data && nextLook(data.subscription)) ?? false,
})

/** The server's clock now, because the clock of the device may be wrong. `loadedAt` in milliseconds of the device. */
const clockOf = ({ subscription }: Home, loadedAt: number): Date =>
  new Date(Date.parse(subscription.now) + Date.now() - loadedAt)

export const DashboardRoute = () => {
  const session = useSession()
  const query = useQuery(homeQuery)
  const { data: home, dataUpdatedAt } = query
  const isWide = useMedia('(min-width: 768px)')
  if (session.state === 'signed-out') return null
  const now = home ? clockOf(home, dataUpdatedAt) : new Date()
  const { total = 0, byStatus } = home?.applications ?? {}
  const summary = total > 0 ? ` ${withGains(`${total} tracked.`, byStatus?.interview, byStatus?.offer)}` : ''

  return (
    <>
      <PageHead
        title={`${greeting(now)}, ${givenName(session.person)}`}
        text={`${dayLine(now)}.${summary}`}
        actions={
          isWide &&
          total > 0 && (
            <LinkButton to={paths.newApplication} variant="outline">
              <Plus />
              Add application
            </LinkButton>
          )
        }
      />
      <Loaded
        query={query}
        loading="Loading your dashboard"
        failed="Your dashboard could not be loaded. Your data is safe with us. Check your connection, then try again."
      >
        {loaded => <DashboardContent home={loaded} now={now} sub={session.person.sub} />}
      </Loaded>
    </>
  )
}
