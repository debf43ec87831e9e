import { defineSlotRecipe } from '@chakra-ui/react'

/**
 * The native checkbox lies over its whole row, so that what is pressed, focused and announced is one element. The track
 * and the words let every press through.
 */
export const switchRecipe = defineSlotRecipe({
  className: 'aiki-switch',
  slots: ['root', 'words', 'input', 'track'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: 'tap',
      py: '1.5',
    },
    words: { minWidth: 0, '&[data-off]': { color: 'fg.subtle' } },
    input: {
      position: 'absolute',
      inset: 0,
      zIndex: 'base',
      width: '100%',
      height: '100%',
      appearance: 'none',
      borderRadius: 'md',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
      '&:checked + span': { bg: 'brand.solid', borderColor: 'brand.solid' },
      '&:checked + span::after': { transform: 'translateX(16px)', bg: 'brand.contrast' },
      '&:disabled + span': { opacity: 0.5 },
    },
    track: {
      flexShrink: 0,
      width: '42px',
      height: '26px',
      p: '3px',
      borderRadius: '13px',
      border: '1px solid {colors.border.emphasized}',
      bg: 'border.emphasized',
      pointerEvents: 'none',
      transition: 'background-color',
      transitionDuration: 'fast',
      _after: {
        content: '""',
        display: 'block',
        boxSize: '18px',
        borderRadius: '9px',
        bg: 'bg.panel',
        border: '1px solid transparent',
        transition: 'transform {durations.fast}',
      },
    },
  },
})
