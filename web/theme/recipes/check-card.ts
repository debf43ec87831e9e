import { defineSlotRecipe } from '@chakra-ui/react'

/**
 * The native checkbox lies over the whole card and is its border and ground, so that what is pressed, focused and
 * announced is one element. The box and the words lie on it and let every press through.
 */
export const checkCardRecipe = defineSlotRecipe({
  className: 'aiki-check-card',
  slots: ['root', 'input', 'box', 'text'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2.5', md: '3' },
      minH: '48px',
      px: { base: '2.5', md: '3.5' },
      py: '2',
      fontSize: '0.9375rem',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    input: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      appearance: 'none',
      bg: 'bg.panel',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: 'md',
      cursor: 'inherit',
      transition: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.subtle' },
      _checked: {
        bg: 'brand.subtle',
        borderColor: 'brand.solid',
        boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      '&:checked + span': {
        bg: 'brand.solid',
        borderColor: 'brand.solid',
        '& svg': { visibility: 'visible' },
      },
    },
    box: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '22px',
      bg: 'bg.panel',
      border: '1.5px solid {colors.border.emphasized}',
      borderRadius: 'sm',
      color: 'brand.contrast',
      // Hidden, not transparent: with forced colours a transparent tick is seen.
      '& svg': { visibility: 'hidden' },
      pointerEvents: 'none',
    },
    text: { position: 'relative', pointerEvents: 'none', minWidth: 0 },
  },
})
