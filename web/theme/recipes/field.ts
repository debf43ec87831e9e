import { defineSlotRecipe } from '@chakra-ui/react'

export const fieldRecipe = defineSlotRecipe({
  className: 'aiki-field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: {
      display: 'grid',
      gap: '1.5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      width: '100%',
      scrollMarginBlock: '16px',
    },
    label: { textStyle: 'label' },
    helperText: { textStyle: 'meta', color: 'fg.subtle' },
    errorText: { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'error.fg', '& svg': { mt: '1px' } },
  },
})
