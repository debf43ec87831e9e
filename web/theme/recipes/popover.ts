import { defineSlotRecipe } from '@chakra-ui/react'
import { floating } from './floating.ts'

/** Given to the popovers themselves: they are in files of their own, and so is this. */
export const popoverRecipe = defineSlotRecipe({
  className: 'aiki-popover',
  slots: ['positioner', 'content'],
  base: {
    positioner: floating.positioner,
    content: {
      ...floating.content,
      width: 'min(24rem, calc(100vw - 16px))',
      overscrollBehavior: 'contain',
    },
  },
})
