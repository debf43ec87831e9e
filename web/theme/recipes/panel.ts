import { defineRecipe } from '@chakra-ui/react'

/** A panel has a line and no shadow; the one `selvage` panel of a view carries the three lines on top. */
export const panelRecipe = defineRecipe({
  className: 'aiki-panel',
  base: {
    position: 'relative',
    minWidth: 0,
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
  variants: {
    edge: {
      plain: {},
      selvage: {
        overflow: 'hidden',
        _before: {
          content: '""',
          display: 'block',
          height: '7px',
          bg: 'linear-gradient(180deg, var(--selvage-warp) 50%, {colors.citta.400} 50% 75%, var(--selvage-weft) 75%)',
        },
      },
    },
    inset: { none: {}, card: { p: { base: '4', lg: '5.5' } } },
  },
  defaultVariants: { edge: 'plain', inset: 'none' },
})
