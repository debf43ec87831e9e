import { chakra } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { Avatar, PersonLines } from '../../person/avatar.tsx'
import type { Person } from '../../session/store.ts'
import { lowScreen } from '../../theme/media-queries.ts'
import { IconButton } from '../../ui/button.tsx'
import { DashboardLogo } from './dashboard-logo.tsx'
import { NavList } from './nav-list.tsx'
import { PromoBox } from './promo-box.tsx'

type Props = { expanded: boolean; person: Person; onSignOut: () => void }

/** From 768 px on. Stays in view while the page scrolls; the places scroll between the name and the person. */
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
    pt="3.5"
    alignItems={expanded ? 'stretch' : 'center'}
    borderInlineEnd="1px solid {colors.border}"
    overflowX="hidden"
    overflowY="auto"
    scrollbarWidth="none"
  >
    <chakra.div px={expanded ? '5.5' : '1'} mb="1">
      <DashboardLogo compact={!expanded} />
    </chakra.div>
    <chakra.div
      flex="1"
      px={expanded ? '3' : '1'}
      pb="2"
      overflowX="hidden"
      overflowY="auto"
      scrollbarWidth={expanded ? 'thin' : 'none'}
      css={{ [lowScreen]: { flex: 'none', overflow: 'visible' } }}
    >
      <NavList rail={!expanded} />
    </chakra.div>
    {expanded && (
      <chakra.div px="3">
        <PromoBox />
      </chakra.div>
    )}
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2.5"
      py="3"
      ps={expanded ? '5' : '0'}
      pe={expanded ? '3' : '0'}
    >
      <Avatar person={person} />
      {expanded && (
        <>
          <PersonLines person={person} />
          <IconButton label="Log out" tone="subtle" icon={<LogOut />} onClick={onSignOut} />
        </>
      )}
    </chakra.div>
  </chakra.aside>
)
