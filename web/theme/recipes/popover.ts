import { defineSlotRecipe } from '@chakra-ui/react'

/** Given to the popovers themselves: they are in files of their own, and so is this. */
export const popoverRecipe = defineSlotRecipe({
  className: 'aiki-popover',
  slots: ['positioner', 'content'],
  base: {
    // Important, for what places it writes a value of its own, read before these styles were there.
    positioner: { zIndex: '{zIndex.popover} !important' },
    content: {
      width: 'min(24rem, calc(100vw - 16px))',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'bg.panel',
      color: 'fg',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 0,
      _open: { animation: 'lift-in {durations.base} {easings.out}' },
      _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
    },
  },
})
