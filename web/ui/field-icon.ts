import { chakra } from '@chakra-ui/react'

/** An icon over the beginning of a field, in a box that is `position: relative`. The field's words begin at `ps="10"`. */
export const FieldIcon = chakra('span', {
  base: {
    position: 'absolute',
    insetStart: '3',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'fg.subtle',
    pointerEvents: 'none',
  },
})
