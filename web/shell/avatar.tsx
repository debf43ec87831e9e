import { chakra } from '@chakra-ui/react'
import type { Person } from '../session/person.ts'
import { initials } from './person-name.ts'

export const Avatar = ({ person }: { person: Person }) => (
  <chakra.span
    aria-hidden
    display="grid"
    placeItems="center"
    flexShrink="0"
    boxSize="34px"
    borderRadius="full"
    bg="brand.muted"
    color="brand.fg"
    fontSize="meta"
    fontWeight="bold"
  >
    {initials(person)}
  </chakra.span>
)
