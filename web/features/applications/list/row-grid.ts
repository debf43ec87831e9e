import { chakra, defineStyle } from '@chakra-ui/react'

/** A row of the table on desks, a ruled block of three lines on phones. */
export const rowGrid = defineStyle({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    lg: '126px minmax(0, 1.25fr) 100px minmax(0, 1fr) 176px',
  },
  columnGap: { base: '2.5', lg: '3.5' },
  rowGap: { base: '1', lg: '0' },
  alignItems: { base: 'start', lg: 'center' },
  minH: { lg: '66px' },
  ps: { base: '4', lg: '4.5' },
  // On phones the icon of the last button ends where the status above it does.
  pe: { base: '0.5', lg: '2' },
  pt: { base: '3.5', lg: '1.5' },
  pb: { base: '1', lg: '1.5' },
  borderTop: '1px solid {colors.border}',
})

export const Cell = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })
