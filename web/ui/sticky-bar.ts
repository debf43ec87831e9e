import { defineStyle } from '@chakra-ui/react'
import { largeLetters, lowScreen } from '../theme/media-queries.ts'

const notSticky = { position: 'static', transform: 'none' }

/**
 * The `css` of a bar that stays at the top while the page scrolls. `awayBelow` names the breakpoint below which it goes
 * away on the way down: hideOnScroll marks it. A bar with the focus in it stays. Where there is little room, it scrolls
 * with the page.
 */
export const stickyBar = (awayBelow: 'md' | 'lg') =>
  defineStyle({
    transition: 'transform {durations.base} {easings.out}',
    '&[data-away]:not(:focus-within)': { transform: { base: 'translateY(-100%)', [awayBelow]: 'none' } },
    [lowScreen]: notSticky,
    [largeLetters]: notSticky,
  })
