import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineKeyframes,
  defineTokens,
} from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { dialogRecipe, drawerRecipe } from './recipes/dialog.ts'
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/field.ts'
import { menuRecipe } from './recipes/menu.ts'
import * as look from './tokens.json'

const halves = Array.from({ length: 24 }, (_, place) => (place + 1) / 2)
const steps = [...halves, 13, 14, 16, 18, 20, 24, 26, 28, 32, 40, 48, 56, 64, 72, 80, 96]
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

/** Opacity and transform only, so that a cheap phone's compositor does all of it. */
const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'rise-out': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  'lift-in': { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
  'lift-out': { from: { opacity: 1, transform: 'none' }, to: { opacity: 0, transform: 'translateY(8px)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'slide-in-end': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'slide-out': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'weave-in': { from: { transform: 'scaleY(0)' }, to: { transform: 'none' } },
  spin: { to: { transform: 'rotate(1turn)' } },
  thread: { '50%': { opacity: 0.55 } },
})

/**
 * Chakra's base (its properties and conditions) with our look alone: none of its tokens and recipes are in the app.
 * Recipes named here are those that Chakra's own components ask for; the others belong to the components of web/ui.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      breakpoints: look.breakpoints,
      keyframes,
      tokens: {
        ...look.tokens,
        ...scales,
        colors: { ...look.tokens.colors, white: { value: '#FFFFFF' }, black: { value: '#000000' } },
        sizes: { ...scales.sizes, ...look.tokens.sizes },
      },
      semanticTokens: look.semanticTokens,
      textStyles: look.textStyles,
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        menu: menuRecipe,
        nativeSelect: nativeSelectRecipe,
      },
    },
  }),
)
