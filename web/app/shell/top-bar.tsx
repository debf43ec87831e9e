import { chakra } from '@chakra-ui/react'
import { CircleArrowUp, CircleUser, LifeBuoy, LogOut, Menu, Settings } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Avatar, PersonLines } from '../../person/avatar.tsx'
import { initials } from '../../person/person-name.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { Person } from '../../session/store.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Bell } from './bell.tsx'
import { HeaderBar, HeaderLogo } from './header-bar.tsx'
import { JobSearchBox } from './job-search-box.tsx'
import { PlanMark } from './plan-mark.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

type Props = {
  person: Person
  /** What the toggle moves, the sidebar or the drawer, is open. */
  menuOpen: boolean
  onToggleMenu: () => void
  onSignOut: () => void
}

export const TopBar = ({ person, menuOpen, onToggleMenu, onSignOut }: Props) => {
  const searching = useLocation().pathname.includes('/job-search')
  return (
    <HeaderBar>
      <IconButton
        label="Menu"
        size="lg"
        aria-expanded={menuOpen}
        aria-keyshortcuts="Control+B Meta+B"
        icon={<Menu size={22} />}
        onClick={onToggleMenu}
      />
      <HeaderLogo />
      {searching && (
        // On phones the screen's own search is enough.
        <chakra.div display={{ base: 'none', md: 'flex' }} flex="1 1 8rem" px="2" minWidth="0">
          <JobSearchBox />
        </chakra.div>
      )}
      <chakra.div flex={searching ? { base: '1', md: '0' } : '1'} />
      <PlanMark />
      <ThemeToggle />
      <Bell />
      <UserMenu person={person} onSignOut={onSignOut} />
    </HeaderBar>
  )
}

const links = [
  { value: paths.profile, label: 'Profile', icon: <CircleUser /> },
  { value: paths.settings, label: 'Settings', icon: <Settings /> },
  { value: paths.upgrade, label: 'Upgrade Plan', icon: <CircleArrowUp />, freeOnly: true },
  { value: paths.help, label: 'Help & Support', icon: <LifeBuoy /> },
]

const UserMenu = ({ person, onSignOut }: { person: Person; onSignOut: () => void }) => {
  const navigate = useNavigate()
  const plan = useSubscriptionStatus()
  return (
    <ActionMenu
      label="Your account"
      trigger={
        <IconButton label={`Your account, ${initials(person)}`} size="lg" icon={<Avatar person={person} />} />
      }
      head={
        <chakra.div px="2.5" pt="1.5" pb="2.5" mb="1.5" borderBottom="1px solid {colors.border}" maxW="18rem">
          <PersonLines person={person} />
        </chakra.div>
      }
      items={[
        ...links
          .filter(({ freeOnly }) => !freeOnly || plan?.tier === 'free')
          .map(({ value, label, icon }) => ({
            value,
            label,
            icon,
            onSelect: () => void navigate(value),
          })),
        { value: 'log-out', label: 'Log out', icon: <LogOut />, onSelect: onSignOut },
      ]}
    />
  )
}
