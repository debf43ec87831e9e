import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react'

export const fieldRecipe = defineSlotRecipe({
  className: 'aiki-field',
  slots: ['root', 'label', 'helperText', 'errorText'],
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

/** What every field that takes text looks like. 16 px, so that phones do not zoom into it. */
const controlStyle = defineStyle({
  width: '100%',
  minWidth: 0,
  minH: 'tap',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: '1rem',
  // Room for marks above and below one letter, as in ẹ́ and Ṣọ́: a field cuts what leaves its line.
  lineHeight: '1.75',
  textAlign: 'start',
  border: '1px solid {colors.border.emphasized}',
  borderRadius: 'md',
  appearance: 'none',
  transition: 'border-color',
  transitionDuration: 'fast',
  scrollMarginBlock: '88px',
  _focusVisible: {
    outline: '2px solid {colors.brand.focusRing}',
    outlineOffset: '1px',
    borderColor: 'brand.focusRing',
  },
  _invalid: { borderColor: 'error.solid', boxShadow: '0 0 0 1px {colors.error.solid}' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.muted' },
})

export const inputRecipe = defineRecipe({ className: 'aiki-input', base: controlStyle })

export const textareaRecipe = defineRecipe({
  className: 'aiki-textarea',
  base: { ...controlStyle, minH: '24', py: '2.5', resize: 'vertical', fieldSizing: 'content', maxH: '40vh' },
})

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
