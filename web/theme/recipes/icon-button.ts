import { defineRecipe } from '@chakra-ui/react'

export const iconButtonRecipe = defineRecipe({
  className: 'aiki-icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    size: {
      md: { boxSize: { base: 'tap', md: 'control' } },
      lg: { boxSize: 'tap' },
    },
    tone: {
      plain: {},
      subtle: { color: 'fg.subtle' },
      line: { border: '1px solid {colors.border.emphasized}', bg: 'bg.panel' },
      onCloth: { color: 'fg.cloth', _hover: { bg: 'white/10', color: 'fg.cloth' } },
    },
  },
  defaultVariants: { size: 'md', tone: 'plain' },
})
