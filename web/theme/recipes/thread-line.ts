import { defineRecipe } from '@chakra-ui/react'

/** Waiting looks like thread that is laid out and not yet woven. */
export const threadLineRecipe = defineRecipe({
  className: 'aiki-thread-line',
  base: {
    height: '12px',
    borderRadius: 'thread',
    bg: 'repeating-linear-gradient(90deg, {colors.bg.emphasized} 0 12px, {colors.bg.muted} 12px 14px)',
    animation: 'thread 1.6s ease-in-out infinite',
  },
})
