import { chakra } from '@chakra-ui/react'

/** A line that opens to show more. Lines with the same `name` close each other. */
export const Disclosure = chakra('details', {
  base: {
    borderBottom: '1px solid {colors.border}',
    '& summary svg': { flexShrink: 0, transition: 'transform {durations.fast}' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
})

export const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'tap',
    py: '2.5',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
