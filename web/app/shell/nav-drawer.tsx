import { chakra, Drawer, Portal } from '@chakra-ui/react'
import { LogOut, X } from 'lucide-react'
import type { Person } from '../../session/person.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import { DashboardLogo } from './dashboard-logo.tsx'
import { NavList } from './nav-list.tsx'
import { PersonLines } from './person-lines.tsx'
import { PromoBox } from './promo-box.tsx'

type Props = { open: boolean; onClose: () => void; person: Person; onSignOut: () => void }

/** The navigation on phones. */
export const NavDrawer = ({ open, onClose, person, onSignOut }: Props) => (
  <Drawer.Root
    open={open}
    onOpenChange={details => {
      if (!details.open) onClose()
    }}
  >
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content aria-label="Menu">
          <Edge />
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            ps="4.5"
            pe="1"
            pt="1"
          >
            <DashboardLogo />
            <Drawer.CloseTrigger asChild>
              <IconButton label="Close" size="lg" icon={<X size={20} />} />
            </Drawer.CloseTrigger>
          </chakra.div>
          <chakra.div ps="4.5" pe="2.5" flex="1">
            <NavList onNavigate={onClose} />
          </chakra.div>
          <chakra.div ps="4.5" pe="2.5" pt="3">
            <PromoBox onNavigate={onClose} />
          </chakra.div>
          <chakra.div display="flex" alignItems="center" gap="2.5" p="3" ps="4.5">
            <Avatar person={person} />
            <PersonLines person={person} />
            <IconButton
              label="Log out"
              size="lg"
              tone="subtle"
              icon={<LogOut size={20} />}
              onClick={onSignOut}
            />
          </chakra.div>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)

const Edge = () => (
  <chakra.div
    position="absolute"
    insetBlock="0"
    insetInlineStart="0"
    width="selvage"
    bg="linear-gradient(90deg, var(--selvage-warp) 50%, {colors.citta.400} 50% 75%, var(--selvage-weft) 75%)"
  />
)
