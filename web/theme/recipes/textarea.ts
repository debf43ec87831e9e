import { defineRecipe } from '@chakra-ui/react'
import { controlStyle } from './control.ts'

export const textareaRecipe = defineRecipe({
  className: 'aiki-textarea',
  base: { ...controlStyle, minH: '24', py: '2.5', resize: 'vertical', fieldSizing: 'content', maxH: '40vh' },
})
