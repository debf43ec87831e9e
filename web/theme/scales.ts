import { defineTokens } from '@chakra-ui/react'

const halves = Array.from({ length: 24 }, (_, place) => (place + 1) / 2)
const steps = [...halves, 13, 14, 16, 18, 20, 24, 26, 28, 32, 40, 48, 56, 64, 72, 80, 96]
const grid = Object.fromEntries(steps.map(step => [String(step), { value: `${step / 4}rem` }]))

/** The grid of four: step 4 is one rem. The base system of Chakra brings none of its own. */
export const scales = defineTokens({
  spacing: { ...grid, gutter: { value: 'var(--gutter)' }, selvage: { value: '6px' } },
  sizes: {
    ...grid,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    dialog: { value: '480px' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    meta: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.0625rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.625rem' },
  },
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 20 },
    dropdown: { value: 1000 },
    modal: { value: 1400 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    // A menu was asked for: no news may hide its choices.
    popover: { value: 1800 },
  },
})
