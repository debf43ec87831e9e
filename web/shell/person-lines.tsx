import { chakra } from '@chakra-ui/react'
import type { Person } from '../session/person.ts'
import { displayName } from './person-name.ts'

export const PersonLines = ({ person }: { person: Person }) => (
  <chakra.div flex="1" minWidth="0">
    <chakra.p textStyle="small" fontWeight="semibold" truncate>
      {displayName(person)}
    </chakra.p>
    <chakra.p textStyle="meta" color="fg.subtle" truncate>
      {person.email}
    </chakra.p>
  </chakra.div>
)
