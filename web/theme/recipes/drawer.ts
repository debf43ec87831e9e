import { defineSlotRecipe } from '@chakra-ui/react'

/** The navigation on phones: from the left, 18 rem. */
export const drawerRecipe = defineSlotRecipe({
  className: 'aiki-drawer',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      bg: 'rgb(10 13 32 / 0.62)',
      _open: { animation: 'fade-in {durations.base} {easings.out}' },
      _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
    },
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'drawer',
      maxW: '84vw',
      height: '100dvh',
      bg: 'bg',
      color: 'fg',
      borderInlineEnd: '1px solid {colors.border}',
      outline: 0,
      overflowY: 'auto',
      _open: { animation: 'slide-in {durations.sheet} {easings.out}' },
      _closed: { animation: 'slide-out {durations.base} {easings.inOut}' },
    },
  },
})
