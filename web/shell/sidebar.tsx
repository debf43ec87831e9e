import { chakra } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Logo } from '../art/logo.tsx'
import { paths } from '../paths.ts'
import type { Person } from '../session/person.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import { NavList } from './nav-list.tsx'
import { PersonLines } from './person-lines.tsx'

type Props = { expanded: boolean; person: Person; onSignOut: () => void }

/** From 768 px on. Stays in view while the page scrolls. */
export const Sidebar = ({ expanded, person, onSignOut }: Props) => (
  <chakra.aside
    id="sidebar"
    aria-label="Sidebar"
    display={{ base: 'none', md: 'flex' }}
    flexDirection="column"
    position="sticky"
    top="0"
    height="100dvh"
    width={expanded ? 'sidebar' : 'rail'}
    flexShrink="0"
    px={expanded ? '3' : '1'}
    pt="3.5"
    pb="3"
    alignItems={expanded ? 'stretch' : 'center'}
    borderInlineEnd="1px solid {colors.border}"
    overflowX="hidden"
    overflowY="auto"
    scrollbarWidth="thin"
  >
    <chakra.div px={expanded ? '2.5' : '0'} mb="1">
      <Logo to={paths.dashboard} compact={!expanded} />
    </chakra.div>
    <NavList rail={!expanded} />
    <chakra.div display="flex" alignItems="center" gap="2.5" mt="auto" pt="3" ps={expanded ? '2' : '0'}>
      <Avatar person={person} />
      {expanded && (
        <>
          <PersonLines person={person} />
          <IconButton
            label="Log out"
            tone="subtle"
            icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onSignOut}
          />
        </>
      )}
    </chakra.div>
  </chakra.aside>
)
