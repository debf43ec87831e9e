import { type ReactNode, useEffect } from 'react'
import { render } from 'vitest-browser-react'
import { Router } from '../app/router.tsx'
import { pageLoad } from '../app/shell/screen.tsx'
import { ErrorBoundary } from '../kit/error-boundary.tsx'
import { session } from '../session/store.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { type Handlers, server } from './fake-server.ts'
import { ngozi } from './newcomer.ts'

type PageProps = { readonly children: ReactNode; readonly onDrawn: () => void }

const Page = ({ children, onDrawn }: PageProps) => {
  useEffect(onDrawn, [onDrawn])
  return <ThemeProvider>{children}</ThemeProvider>
}

/**
 * Draws a component with the theme alone. Resolves when it was drawn once, and its effects have run: React as people get
 * it does not wait by itself.
 */
export const renderBare = async (content: ReactNode) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = await render(<Page onDrawn={resolve}>{content}</Page>)
  await promise
  return screen
}

/** Draws a component by itself, with the theme and the toasts of the app. */
export const renderAlone = (content: ReactNode) =>
  renderBare(
    <>
      {content}
      <Toasts />
    </>,
  )

type Options = {
  /** Answers besides those of a newcomer, or in their place. */
  readonly answers?: Handlers
  /** Null: nobody is signed in. */
  readonly person?: typeof ngozi | null
  /** What the history keeps with the address. */
  readonly state?: unknown
  /** The history stays as it is, as at a reload. */
  readonly again?: boolean
}

/** Opens the whole app at an address, such as `/dashboard/applications?sheet=add`, with the fake server behind it. */
export const openApp = (
  address: string,
  { answers = {}, person = ngozi, state = null, again = false }: Options = {},
) => {
  server.answers(answers)
  session.set(person)
  pageLoad.hasShownScreen = false
  if (!again) history.pushState(state === null ? null : { usr: state, key: 'opened' }, '', address)
  return renderAlone(
    <ErrorBoundary place="page">
      <Router />
    </ErrorBoundary>,
  )
}
