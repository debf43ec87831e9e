import { chakra } from '@chakra-ui/react'
import { CircleArrowUp, CircleUser, LifeBuoy, LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import type { Person } from '../../session/person.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import { PersonLines } from './person-lines.tsx'
import { initials } from './person-name.ts'

const places = [
  { value: paths.profile, label: 'Profile', icon: <CircleUser /> },
  { value: paths.settings, label: 'Settings', icon: <Settings /> },
  { value: paths.upgrade, label: 'Upgrade Plan', icon: <CircleArrowUp />, freeOnly: true },
  { value: paths.help, label: 'Help & Support', icon: <LifeBuoy /> },
]

export const UserMenu = ({ person, onSignOut }: { person: Person; onSignOut: () => void }) => {
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
        ...places
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
