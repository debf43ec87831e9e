import { Suspense } from 'react'
import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom'
import { lazyScreen } from '../kit/lazy-screen.ts'
import { paths } from '../paths.ts'
import { loadRenewal } from '../session/load-identity.ts'
import { SessionProvider } from '../session/session.tsx'
import { session } from '../session/store.ts'
import { isTokenFresh } from '../session/tokens.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { AddressFollower } from './shell/address-follower.tsx'
import { CatchUp } from './shell/catch-up.tsx'
import { DashboardScreen } from './shell/dashboard-screen.tsx'
import { OfflineLine } from './shell/offline-line.tsx'
import { Screen } from './shell/screen.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { Splash } from './shell/splash.tsx'

// Each screen is a file of its own, loaded when it is first visited.
const Auth = lazyScreen(async () => (await import('../features/auth/route.tsx')).AuthRoute)
const ForgotPassword = lazyScreen(
  async () => (await import('../features/auth/forgot-password/route.tsx')).ForgotPasswordRoute,
)
const ResetPassword = lazyScreen(
  async () => (await import('../features/auth/reset-password/route.tsx')).ResetPasswordRoute,
)
const Unsubscribe = lazyScreen(
  async () => (await import('../features/mail-links/unsubscribe/route.tsx')).UnsubscribeRoute,
)
const Undo = lazyScreen(async () => (await import('../features/mail-links/undo/route.tsx')).UndoRoute)
const NotFound = lazyScreen(async () => (await import('../features/not-found/route.tsx')).NotFoundRoute)
const Shell = lazyScreen(async () => (await import('./shell/shell.tsx')).Shell)

const firstFiles = (pathname: string): readonly (() => Promise<unknown>)[] => {
  if (pathname === '/auth') return [Auth.load]
  const inside = dashboardScreens.find(({ path }) => matchPath(path, pathname))
  if (!inside) return []
  return [Shell.load, inside.screen.load, ...(isTokenFresh() ? [] : [loadRenewal])]
}

/** What a signed-in person's address will ask for, one file after the other, is asked for at once. */
export const askAhead = (pathname: string): void => {
  if (session.current().state === 'signed-out') return
  // What does not come now is asked for again, and missed aloud, where it is needed.
  for (const ask of firstFiles(pathname)) ask().catch(() => undefined)
}

/** Every address of the app. Without transitions: a press shows at once that the next screen is on its way. */
export const Router = () => (
  <BrowserRouter useTransitions={false}>
    <SessionProvider>
      <CatchUp />
      <AddressFollower />
      <SkipLink />
      <OfflineLine />
      <Suspense fallback={<Splash />}>
        <Routes>
          <Route path="/auth" element={<Screen of={Auth} title="Log in or sign up" />} />
          <Route
            path={paths.forgotPassword}
            element={<Screen of={ForgotPassword} title="Forgot your password?" />}
          />
          <Route
            path={paths.resetPassword}
            element={<Screen of={ResetPassword} title="Choose a new password" />}
          />
          <Route path={paths.unsubscribe} element={<Screen of={Unsubscribe} title="Stop mails" />} />
          <Route path={paths.undo} element={<Screen of={Undo} title="Undo a change" />} />
          <Route path={paths.dashboard} element={<Shell />}>
            {dashboardScreens.map(({ path, title, signedOut, screen }) => (
              <Route
                key={path}
                path={path}
                element={<DashboardScreen of={screen} title={title} signedOut={signedOut} />}
              />
            ))}
          </Route>
          <Route path="*" element={<Screen of={NotFound} title="Page not found" />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  </BrowserRouter>
)
