import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { keyframes } from './motion.ts'
import { badgeRecipe } from './recipes/badge.ts'
import { buttonRecipe } from './recipes/button.ts'
import { dialogRecipe } from './recipes/dialog.ts'
import { drawerRecipe } from './recipes/drawer.ts'
import { fieldRecipe } from './recipes/field.ts'
import { inputRecipe } from './recipes/input.ts'
import { linkRecipe } from './recipes/link.ts'
import { menuRecipe } from './recipes/menu.ts'
import { nativeSelectRecipe } from './recipes/native-select.ts'
import { textareaRecipe } from './recipes/textarea.ts'
import { scales } from './scales.ts'
import * as look from './tokens.json'

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
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        input: inputRecipe,
        link: linkRecipe,
        textarea: textareaRecipe,
      },
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
