import { ChakraProvider } from '@chakra-ui/react'
import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'
import { system } from './system.ts'

/** What everything is drawn with. An icon names its size and stroke only where they differ from these. */
export const ThemeProvider = ({ children }: { children?: ReactNode }) => (
  <ChakraProvider value={system}>
    <LucideProvider size={18} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  </ChakraProvider>
)
