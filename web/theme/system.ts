import { createSystem } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'
import { keyframes } from './keyframes.ts'
import { base, semanticTokens, theme, tokens } from './look.ts'

/** The whole look: also the values of the tokens, and what holds for every element. */
export const system = createSystem(base, {
  preflight: true,
  globalCss,
  theme: { ...theme, keyframes, tokens, semanticTokens },
})
