import { createSystem, type SystemContext } from '@chakra-ui/react'
import { base, semanticTokens, theme, tokens } from './look.ts'

/** The names of the tokens. Their values, in both colour modes, are variables of the page. */
const named = (): typeof tokens =>
  JSON.parse(
    JSON.stringify({ ...tokens, colors: { ...tokens.colors, ...semanticTokens.colors } }, (key, value) =>
      key === 'value' ? '0' : value,
    ),
  )

/**
 * The same look for a page that came with the styles of all pages, as the app does. system.ts would work them out, and
 * write them, at each start, and a cheap phone answers nothing meanwhile.
 */
export const makeAppSystem = (): SystemContext => ({
  ...createSystem(base, { theme: { ...theme, tokens: named() } }),
  _global: [],
})
