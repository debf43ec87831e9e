import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followColorMode } from './color-mode.ts'
import { queryClient } from './query-client.ts'
import { Router } from './router.tsx'
import { Trouble } from './shell/trouble.tsx'
import { system } from './theme/system.ts'
import { Toasts } from './ui/toasts.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followColorMode()

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <Trouble page>
          <Router />
        </Trouble>
        <Toasts />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
)
