import { chakra } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import type { Person } from '../session/person.ts'
import { ActionMenu } from '../ui/action-menu.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import { PersonLines } from './person-lines.tsx'
import { initials } from './person-name.ts'

export const UserMenu = ({ person, onSignOut }: { person: Person; onSignOut: () => void }) => (
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
      {
        value: 'log-out',
        label: 'Log out',
        icon: <LogOut size={18} strokeWidth={1.75} aria-hidden />,
        onSelect: onSignOut,
      },
    ]}
  />
)
