import { defaultBaseConfig, defineTokens } from '@chakra-ui/react'
import { dialogRecipe, drawerRecipe } from './recipes/dialog.ts'
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/field.ts'
import { menuRecipe } from './recipes/menu.ts'
import * as look from './tokens.json'

export const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 48,
  60, 72, 80,
]
const grid = Object.fromEntries(steps.map(step => [String(step), { value: `${step / 4}rem` }]))

/** The grid of four: step 4 is one rem. The base system of Chakra brings none of its own. */
const scales = defineTokens({
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

export const tokens = {
  ...look.tokens,
  ...scales,
  colors: { ...look.tokens.colors, white: { value: '#FFFFFF' }, black: { value: '#000000' } },
  sizes: { ...scales.sizes, ...look.tokens.sizes },
}

/** The states and places of an element that the app names, each as a property such as `_hover`. */
export const states = [
  'active',
  'after',
  'before',
  'checked',
  'closed',
  'dark',
  'disabled',
  'empty',
  'first',
  'focusVisible',
  'focusWithin',
  'highContrast',
  'highlighted',
  'hover',
  'invalid',
  'light',
  'motionReduce',
  'open',
  'placeholder',
  'pressed',
  'readOnly',
]

/** Chakra's base: its properties, and of its conditions those above. None of its tokens and recipes are in the app. */
export const base = {
  ...defaultBaseConfig,
  conditions: Object.fromEntries(states.map(state => [state, defaultBaseConfig.conditions?.[state]])),
}

const { breakpoints, semanticTokens, textStyles } = look

export { semanticTokens }

/**
 * The look without its values. Recipes named here are those that Chakra's own components ask for; the others belong to the
 * components of web/ui.
 */
export const theme = {
  breakpoints,
  textStyles,
  recipes: { input: inputRecipe, textarea: textareaRecipe },
  slotRecipes: {
    dialog: dialogRecipe,
    drawer: drawerRecipe,
    field: fieldRecipe,
    menu: menuRecipe,
    nativeSelect: nativeSelectRecipe,
  },
}
