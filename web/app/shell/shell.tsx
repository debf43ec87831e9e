import { chakra } from '@chakra-ui/react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { lazyFile } from '../../browser/load-file.ts'
import { useMedia } from '../../browser/media.ts'
import { useFile } from '../../kit/use-file.ts'
import { Live } from '../../live/live.tsx'
import { paths } from '../../paths.ts'
import { useThemeSync } from '../../person/theme-sync.ts'
import { usePlanWatch } from '../../person/use-plan-watch.ts'
import { useProfileName } from '../../person/use-profile-name.ts'
import { useRequestedTrial } from '../../person/use-requested-trial.ts'
import type { Person } from '../../session/person.ts'
import { useSession } from '../../session/session.tsx'
import { Selvage } from '../../ui/selvage.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Queries } from './queries.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './sidebar-state.ts'
import { TopBar } from './top-bar.tsx'

const navDrawer = lazyFile(() => import('./nav-drawer.tsx'))

/** The frame of the signed-in area. */
export const Shell = () => (
  <Queries>
    <Frame />
  </Queries>
)

const Frame = () => {
  const session = useSession()
  const phone = useMedia('(max-width: 767.98px)')
  // Somebody at practice answers, and looks at nothing else.
  const quiet = useMatch(paths.practice(':id')) !== null
  const { expanded, toggle } = useSidebar(phone, quiet)
  const [drawer, setDrawer] = useState(false)

  const NavDrawer = useFile(navDrawer, drawer, () => setDrawer(false))?.NavDrawer

  const toggleMenu = () => (phone ? setDrawer(open => !open) : toggle())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 'b' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    toggleMenu()
  })
  // With what is drawn, not some frames later: who is quick with the keys is heard too.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])

  // The screen inside says then what it would show, and where to log in.
  if (session.state === 'signed-out') return <Outlet />
  const signOut = () => session.signOut()
  const { person } = session
  return (
    <chakra.div display="flex" minH="100dvh" pt={{ base: '4px', md: '0' }} ps={{ md: 'selvage' }}>
      <Live sub={person.sub} />
      <Follow person={person} />
      <Selvage />
      {!phone && <Sidebar expanded={expanded} person={person} onSignOut={signOut} />}
      <chakra.div flex="1" minWidth="0">
        <TopBar
          person={person}
          menuOpen={phone ? drawer : expanded}
          onToggleMenu={toggleMenu}
          onSignOut={signOut}
        />
        <chakra.main
          id="main"
          tabIndex={-1}
          outline="0"
          maxW="content"
          mx="auto"
          px="gutter"
          pt={{ base: '5', md: '7' }}
          pb={{ base: 'calc(var(--docked) + 36px + env(safe-area-inset-bottom))', md: '14' }}
        >
          <Outlet />
        </chakra.main>
        {!quiet && <BottomBar />}
      </chakra.div>
      {NavDrawer && (
        <NavDrawer open={phone} onClose={() => setDrawer(false)} person={person} onSignOut={signOut} />
      )}
    </chakra.div>
  )
}

/** What the account holds of the person shows in the frame. Draws nothing. */
const Follow = ({ person }: { person: Person }) => {
  useProfileName(person)
  useThemeSync(person.sub)
  usePlanWatch(person.sub)
  useRequestedTrial()
  return null
}
