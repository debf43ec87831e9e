import { defineSlotRecipe } from '@chakra-ui/react'

export const segmentedRecipe = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '2px',
      p: '3px',
      bg: 'bg.muted',
      border: '1px solid transparent',
      borderRadius: '8px',
    },
    item: {
      position: 'relative',
      flex: '1 1 auto',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minH: { base: 'tap', md: '34px' },
      px: '3.5',
      border: '1px solid transparent',
      borderRadius: 'md',
      color: 'fg.muted',
      textStyle: 'label',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: 'background-color, color',
      transitionDuration: 'fast',
      _hover: { color: 'fg' },
      '&[data-on]': {
        bg: 'bg.raised',
        color: 'fg',
        borderColor: 'border',
        _highContrast: { outline: '2px solid Highlight' },
      },
      _focusWithin: {
        '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '1px' },
      },
    },
  },
})
