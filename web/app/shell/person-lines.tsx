import { chakra } from '@chakra-ui/react'
import type { Person } from '../../session/person.ts'
import { displayName } from './person-name.ts'

/** What is cut at the side is cut above and below too: the marks of Ẹ̀ and Ọ́ need a tall line. */
const roomForMarks = '1.75'

export const PersonLines = ({ person }: { person: Person }) => (
  <chakra.div flex="1" minWidth="0">
    <chakra.p textStyle="small" fontWeight="semibold" lineHeight={roomForMarks} truncate>
      {displayName(person)}
    </chakra.p>
    <chakra.p textStyle="meta" color="fg.subtle" lineHeight={roomForMarks} truncate>
      {person.email}
    </chakra.p>
  </chakra.div>
)
