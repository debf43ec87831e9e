import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'

/** What floats above the page beside what opened it: as high as there is room, and above all else. */
const floating = {
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

export const menuRecipe = defineSlotRecipe({
  className: 'aiki-menu',
  slots: ['positioner', 'content', 'item', 'itemText'],
  base: {
    content: {
      ...floating.content,
      zIndex: 'popover',
      minW: '12rem',
      maxW: 'calc(100vw - 16px)',
      p: '1.5',
    },
    positioner: floating.positioner,
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minH: { base: 'tap', md: '36px' },
      px: '2.5',
      borderRadius: 'md',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'bg.muted' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      '& svg': { flexShrink: 0, color: 'fg.subtle' },
      '&[data-danger]': { color: 'error.fg', '& svg': { color: 'error.fg' } },
    },
    itemText: { flex: 1 },
  },
})

/** Given to the popovers themselves: they are in files of their own, and so is this. */
export const popoverRecipe = defineSlotRecipe({
  className: 'aiki-popover',
  slots: ['positioner', 'content'],
  base: {
    positioner: floating.positioner,
    content: {
      ...floating.content,
      width: 'min(24rem, calc(100vw - 16px))',
      overscrollBehavior: 'contain',
    },
  },
})
