import type { SystemStyleObject } from '@chakra-ui/react'

/** What floats above the page beside what opened it: as high as there is room, and above all else. */
export const floating = {
  // Important, for what places it writes a value of its own, read before these styles were there.
  positioner: { zIndex: '{zIndex.popover} !important' },
  content: {
    maxH: 'var(--available-height)',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    outline: 0,
    _open: { animation: 'lift-in {durations.base} {easings.out}' },
    _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
  },
} satisfies Record<string, SystemStyleObject>
