import type { SystemContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { makeAppSystem } from './app-system.ts'
import { rememberStyles } from './remember-styles.ts'
import { Theme } from './theme.tsx'

let made: SystemContext | null = null

/** Made when it is first drawn with, not while the files of the app begin, which takes a cheap phone long enough. */
const appSystem = (): SystemContext => {
  made ??= rememberStyles(makeAppSystem())
  return made
}

/** The theme of the app, whose page came with the styles of all pages: see renderFrame. */
export const AppTheme = ({ children }: { children: ReactNode }) => (
  <Theme system={appSystem()}>{children}</Theme>
)
