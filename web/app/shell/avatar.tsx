import { chakra } from '@chakra-ui/react'
import { usePicture } from '../../person/picture.ts'
import type { Person } from '../../session/person.ts'
import { initials } from './person-name.ts'

/** The person's picture, or without one the initials. */
export const Avatar = ({ person, size = '34px' }: { person: Person; size?: string }) => {
  const picture = usePicture(person.sub)
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={size}
      overflow="hidden"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize={`calc(${size} * 0.38)`}
      fontWeight="bold"
    >
      {picture ? <chakra.img src={picture} alt="" boxSize="100%" objectFit="cover" /> : initials(person)}
    </chakra.span>
  )
}
