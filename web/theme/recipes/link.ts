import { defineRecipe } from '@chakra-ui/react'

export const linkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    fontWeight: 'semibold',
    textUnderlineOffset: '3px',
    borderRadius: 'thread',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    variant: {
      quiet: { textDecoration: 'none' },
      text: { textDecoration: 'underline', textDecorationThickness: '1px' },
    },
  },
  defaultVariants: { variant: 'quiet' },
})
