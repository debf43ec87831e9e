import { LogOut } from 'lucide-react'
import { Avatar, PersonLines } from '../../person/avatar.tsx'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { Person } from '../../session/store.ts'
import { IconButton } from '../../ui/button.tsx'
import { SidebarBox } from './frame-box.tsx'
import { NavList } from './nav-list.tsx'
import { PromoBox } from './promo-box.tsx'

type Props = { expanded: boolean; person: Person; onSignOut: () => void }

export const Sidebar = ({ expanded, person, onSignOut }: Props) => {
  const plan = useSubscriptionStatus()
  return (
    <SidebarBox
      id="sidebar"
      expanded={expanded}
      nav={<NavList tier={plan?.tier ?? null} rail={!expanded} />}
      promo={<PromoBox />}
      foot={
        <>
          <Avatar person={person} />
          {expanded && (
            <>
              <PersonLines person={person} />
              <IconButton label="Log out" tone="subtle" icon={<LogOut />} onClick={onSignOut} />
            </>
          )}
        </>
      }
    />
  )
}
