import { chakra } from '@chakra-ui/react'

/** One row: on phones it is scrolled sideways, and its focus rings have room. */
export const Bar = chakra('div', {
  base: {
    // What is only read out must scroll along.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    flexWrap: { md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    m: { base: '-4px', md: '0' },
    p: { base: '4px', md: '0' },
    '& > *': { flexShrink: 0 },
  },
})
