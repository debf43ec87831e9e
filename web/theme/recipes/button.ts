import { defineRecipe } from '@chakra-ui/react'

/** One solid button per view; `onCloth` stands on indigo cloth only, in ginger. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    maxWidth: '100%',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'md',
    textStyle: 'button',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-busy]': { opacity: 1, cursor: 'progress' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solidHover' } },
      subtle: { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'brand.muted' } },
      outline: { bg: 'bg.panel', borderColor: 'border.emphasized', color: 'fg', _hover: { bg: 'bg.muted' } },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      danger: { bg: 'error.solid', color: 'error.contrast', _hover: { filter: 'brightness(1.08)' } },
      onCloth: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        outlineColor: 'fg.cloth',
        _hover: { bg: 'accent.solidHover' },
        _focusVisible: { outlineColor: 'fg.cloth' },
      },
      onClothLine: {
        borderColor: 'white/45',
        color: 'fg.cloth',
        _hover: { bg: 'white/10' },
        _focusVisible: { outlineColor: 'fg.cloth' },
      },
    },
    size: {
      sm: { minH: { base: 'tap', md: '36px' }, px: '3', fontSize: 'sm' },
      md: { minH: { base: 'tap', md: 'control' }, px: '4' },
      lg: { minH: 'controlLg', px: '5.5', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

export const iconButtonRecipe = defineRecipe({
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
