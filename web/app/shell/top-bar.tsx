import { chakra } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Logo } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { Person } from '../../session/person.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { JobSearchBox } from './job-search-box.tsx'
import { Bell } from './notifications/bell.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = {
  person: Person
  /** What the toggle moves, the sidebar or the drawer, is open. */
  menuOpen: boolean
  onToggleMenu: () => void
  onSignOut: () => void
}

/** The narrowest phones have no room for the plan: there the drawer says it. */
const noRoomForPlan = '@media (max-width: 389.98px)'

export const TopBar = ({ person, menuOpen, onToggleMenu, onSignOut }: Props) => {
  const plan = useSubscriptionStatus()
  const searching = useLocation().pathname.includes('/job-search')
  return (
    <chakra.header
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="1"
      minH={{ base: 'headerPhone', md: 'header' }}
      ps={{ base: '1', md: '5' }}
      pe={{ base: '1', md: '6' }}
      borderBottom="1px solid {colors.border}"
    >
      <IconButton
        label="Menu"
        size="lg"
        aria-expanded={menuOpen}
        aria-keyshortcuts="Control+B Meta+B"
        icon={<Menu size={22} />}
        onClick={onToggleMenu}
      />
      <chakra.div display={{ md: 'none' }} ps="1">
        <Logo to={paths.dashboard} />
      </chakra.div>
      {searching && (
        // On phones the one line of the screen's own search is enough.
        <chakra.div display={{ base: 'none', md: 'flex' }} flex="1 1 8rem" px="2" minWidth="0">
          <JobSearchBox />
        </chakra.div>
      )}
      <chakra.div flex={searching ? { base: '1', md: '0' } : '1'} />
      <chakra.div mx="1.5" css={{ [noRoomForPlan]: { display: 'none' } }}>
        <PlanBadge />
      </chakra.div>
      {plan?.tier === 'free' && (
        <Button asChild size="sm" variant="subtle" display={{ base: 'none', md: 'inline-flex' }}>
          <Link to={paths.upgrade}>Upgrade</Link>
        </Button>
      )}
      <ThemeToggle />
      <Bell />
      <UserMenu person={person} onSignOut={onSignOut} />
    </chakra.header>
  )
}
