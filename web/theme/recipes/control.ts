import { defineStyle } from '@chakra-ui/react'

/** What every field that takes text looks like. 16 px, so that phones do not zoom into it. */
export const controlStyle = defineStyle({
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
