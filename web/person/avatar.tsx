import { chakra } from '@chakra-ui/react'
import type { Person } from '../session/store.ts'
import { displayName, initials } from './person-name.ts'
import { usePicture } from './picture.ts'

/** The person's picture, or their initials. */
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

/** A tall line, because `truncate` would cut off the marks of Ẹ̀ and Ọ́. */
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
