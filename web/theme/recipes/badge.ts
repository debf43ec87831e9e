import { defineRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  className: 'aiki-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '5px',
    minH: '24px',
    px: '2',
    borderRadius: 'sm',
    textStyle: 'badge',
    whiteSpace: 'nowrap',
    // Windows' high contrast drops backgrounds: the line keeps the shape.
    border: '1px solid transparent',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted', fontWeight: 'medium' },
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      error: { bg: 'error.subtle', color: 'error.fg' },
      plan: { borderColor: 'border.emphasized', color: 'fg.muted', textStyle: 'plan' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
