import { chakra } from '@chakra-ui/react'

/** The woven edge of the page: three lines, 6 px at the left on desks, 4 px on top on phones. */
export const Selvage = chakra('div', {
  base: {
    flexShrink: 0,
    position: 'fixed',
    zIndex: 'sticky',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: { base: '100%', md: 'selvage' },
    height: { base: '4px', md: '100dvh' },
    '--turn': { base: '180deg', md: '90deg' },
    bg: 'linear-gradient(var(--turn), var(--selvage-warp) 50%, {colors.citta.400} 50% 75%, var(--selvage-weft) 75%)',
  },
})
