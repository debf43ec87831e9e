import { chakra } from '@chakra-ui/react'

/** What is asked for, and beside it where there is room, what was made before. */
export const TabGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
})
