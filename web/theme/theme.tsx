import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { system: SystemContext; children?: ReactNode }

/** What everything is drawn with. An icon names its size and stroke only where they differ from these. */
export const Theme = ({ system, children }: Props) => (
  <ChakraProvider value={system}>
    <LucideProvider size={18} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  </ChakraProvider>
)
