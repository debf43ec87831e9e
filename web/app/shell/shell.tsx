import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { useTrackedActions } from '../../applications/untrack.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Live } from '../../live/live.tsx'
import { paths } from '../../paths.ts'
import { unreadQuery } from '../../person/queries.ts'
import { useRequestedTrial } from '../../person/requested-trial.ts'
import { TrialSheet } from '../../person/trial-sheet.tsx'
import { useAccountSync } from '../../person/use-account-sync.ts'
import { useSession } from '../../session/session.tsx'
import { type Person, session } from '../../session/store.ts'
import { useFile } from '../../ui/use-file.ts'
import { useShortcut } from '../../ui/use-shortcut.ts'
import { BottomBar } from './bottom-bar.tsx'
import { FrameBox } from './frame-box.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-state.ts'
import { TopBar } from './top-bar.tsx'

const navDrawer = lazyFile(() => import('./nav-drawer.tsx'))

/** The frame of the signed-in area. */
export const Shell = () => (
  <QueryClientProvider client={queryClient}>
    <Frame />
  </QueryClientProvider>
)

const Frame = () => {
  const session = useSession()
  const phone = useMedia('(max-width: 767.98px)')
  // A person in an interview answers, and looks at nothing else.
  const quiet = useMatch(paths.practice(':id')) !== null
  const { expanded, toggle } = useSidebar(phone, quiet)
  const [drawer, setDrawer] = useState(false)

  const NavDrawer = useFile(navDrawer, drawer, () => setDrawer(false))?.NavDrawer

  const toggleMenu = () => (phone ? setDrawer(open => !open) : toggle())
  useShortcut('b', toggleMenu)

  // The screen inside says what it would show, and where to log in.
  if (session.state === 'signed-out') return <Outlet />
  const signOut = () => session.signOut()
  const { person } = session
  return (
    <>
      <FollowAccount person={person} />
      <FrameBox
        sidebar={!phone && <Sidebar expanded={expanded} person={person} onSignOut={signOut} />}
        header={
          <TopBar
            person={person}
            menuOpen={phone ? drawer : expanded}
            onToggleMenu={toggleMenu}
            onSignOut={signOut}
          />
        }
        bottom={!quiet && <BottomBar />}
      >
        <Outlet />
      </FrameBox>
      {NavDrawer && (
        <NavDrawer open={phone} onClose={() => setDrawer(false)} person={person} onSignOut={signOut} />
      )}
      <TrialSheet />
    </>
  )
}

/** The frame, and all queries, follow the account. Draws nothing. */
const FollowAccount = ({ person }: { person: Person }) => {
  useAccountSync(person)
  useRequestedTrial()
  return <Live sub={person.sub} onFirst={reloadIfNotified} actionsOf={useTrackedActions()} />
}

/**
 * What changes without the person's doing leaves a notification. One that is not on the screen yet makes all that is
 * loaded stale.
 */
const reloadIfNotified = async (client: QueryClient): Promise<void> => {
  const shown = client.getQueryData(unreadQuery.queryKey)
  // The notifications are still on their way, and will be new.
  if (!shown) return
  const known = new Set(shown.notifications.map(({ id }) => id))
  const { notifications } = await client.fetchQuery({ ...unreadQuery, staleTime: 0 })
  if (notifications.some(({ id }) => !known.has(id))) await client.invalidateQueries()
}

// As long as the page lives, whatever screen is shown: the next person must see nothing of this one.
session.onPersonChange(() => queryClient.clear())
