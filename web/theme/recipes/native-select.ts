import { defineSlotRecipe } from '@chakra-ui/react'
import { controlStyle } from './control.ts'

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'aiki-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%' },
    field: {
      ...controlStyle,
      pe: '10',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '& option, & optgroup': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.subtle',
    },
  },
})
