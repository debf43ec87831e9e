import { chakra, Drawer, Portal } from '@chakra-ui/react'
import { LogOut, X } from 'lucide-react'
import { Avatar, PersonLines } from '../../person/avatar.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { Person } from '../../session/store.ts'
import { IconButton } from '../../ui/button.tsx'
import { Selvage } from '../../ui/selvage.tsx'
import { DashboardLogo } from './dashboard-logo.tsx'
import { NavList } from './nav-list.tsx'
import { PromoBox } from './promo-box.tsx'

type Props = { open: boolean; onClose: () => void; person: Person; onSignOut: () => void }

/** The navigation on phones. */
export const NavDrawer = ({ open, onClose, person, onSignOut }: Props) => {
  const plan = useSubscriptionStatus()
  return (
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
            <Selvage position="absolute" width="selvage" height="100%" css={{ '--turn': '90deg' }} />
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
              <NavList tier={plan?.tier ?? null} onNavigate={onClose} />
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
}
