import { chakra } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { Logo } from '../art/logo.tsx'
import { paths } from '../paths.ts'
import type { Person } from '../session/person.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = {
  person: Person
  /** What the toggle moves, the sidebar or the drawer, is open. */
  menuOpen: boolean
  onToggleMenu: () => void
  onSignOut: () => void
}

export const TopBar = ({ person, menuOpen, onToggleMenu, onSignOut }: Props) => (
  <chakra.header
    display="flex"
    alignItems="center"
    gap="1"
    height={{ base: 'headerPhone', md: 'header' }}
    ps={{ base: '1', md: '5' }}
    pe={{ base: '1', md: '6' }}
    borderBottom="1px solid {colors.border}"
  >
    <IconButton
      label="Menu"
      size="lg"
      aria-expanded={menuOpen}
      aria-keyshortcuts="Control+B Meta+B"
      icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
      onClick={onToggleMenu}
    />
    <chakra.div display={{ md: 'none' }} ps="1">
      <Logo to={paths.dashboard} />
    </chakra.div>
    <chakra.div flex="1" />
    <ThemeToggle />
    <UserMenu person={person} onSignOut={onSignOut} />
  </chakra.header>
)
