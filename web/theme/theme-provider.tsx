import type { ReactNode } from 'react'
import { rememberStyles } from './remember-styles.ts'
import { system } from './system.ts'
import { Theme } from './theme.tsx'

const remembering = rememberStyles(system)

/** The theme with the styles of all pages. */
export const ThemeProvider = ({ children }: { children?: ReactNode }) => (
  <Theme system={remembering}>{children}</Theme>
)
