import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followColorMode } from '../browser/color-mode.ts'
import { ErrorBoundary } from '../kit/error-boundary.tsx'
import { AppTheme } from '../theme/app-theme.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { loadFirst } from './load-first.ts'
import { Router } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followColorMode()
// Until the first screen can be drawn whole, what the page came with stays.
await loadFirst(location.pathname)

// React draws a transition in slices, so that a cheap phone answers presses meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <AppTheme>
        <ErrorBoundary place="page">
          <Router />
        </ErrorBoundary>
        <Toasts />
      </AppTheme>
    </StrictMode>,
  ),
)
