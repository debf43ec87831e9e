import { Suspense, useEffect, useEffectEvent } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { applyColorMode } from '../browser/color-mode.ts'
import { clearDrafts } from '../kit/draft.ts'
import { lazyScreen, screenOf } from '../kit/lazy-screen.ts'
import { ScreenLoader } from '../kit/screen-loader.ts'
import { paths } from '../paths.ts'
import { SessionProvider } from '../session/session.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { dashboardScreenAt, dashboardScreens, shellFile } from './dashboard-screens.ts'
import { Splash } from './shell/loading-screen.tsx'
import { OfflineLine } from './shell/offline-line.tsx'
import { DashboardScreen, Screen } from './shell/screen.tsx'

// Each screen is a file of its own, loaded when it is first visited.
const Auth = lazyScreen(async () => (await import('../features/auth/route.tsx')).AuthRoute)
const ForgotPassword = lazyScreen(
  async () => (await import('../features/auth/forgot-password.tsx')).ForgotPasswordRoute,
)
const ResetPassword = lazyScreen(
  async () => (await import('../features/auth/reset-password.tsx')).ResetPasswordRoute,
)
const Unsubscribe = lazyScreen(
  async () => (await import('../features/mail-links/unsubscribe.tsx')).UnsubscribeRoute,
)
const Undo = lazyScreen(async () => (await import('../features/mail-links/undo.tsx')).UndoRoute)
const NotFound = lazyScreen(async () => (await import('../features/not-found/route.tsx')).NotFoundRoute)
const Shell = screenOf(shellFile)
const inside = dashboardScreens.map(({ file, ...screen }) => ({ ...screen, screen: screenOf(file) }))

/** A file that does not load now is loaded again when its screen is opened, and its failure is shown there. */
const loadScreen = (pathname: string): void =>
  void dashboardScreenAt(pathname)
    ?.file.load()
    .catch(() => undefined)

/** Every address of the app. Without transitions: a press shows at once that the next screen is on its way. */
export const Router = () => (
  <BrowserRouter useTransitions={false}>
    <SessionProvider onSignOut={clearDrafts}>
      <FollowAddress />
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
          <Route path={paths.unsubscribe} element={<Screen of={Unsubscribe} title="Stop emails" />} />
          <Route path={paths.undo} element={<Screen of={Undo} title="Undo a change" />} />
          <Route
            path={paths.dashboard}
            element={
              <ScreenLoader value={loadScreen}>
                <Shell />
              </ScreenLoader>
            }
          >
            {inside.map(({ path, title, signedOut, screen }) => (
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

/** Draws nothing. */
const FollowAddress = () => {
  const { pathname, search } = useLocation()
  // The public pages and the dashboard differ in colour mode for a person who has not chosen one.
  useEffect(() => applyColorMode(pathname), [pathname])
  // React draws the first screen in slices, and the router listens only after that. A person who went back meanwhile would
  // stay where the page began, so the router hears of it again.
  const catchUp = useEffectEvent(() => {
    if (location.pathname === pathname && location.search === search) return
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  })
  useEffect(() => catchUp(), [])
  return null
}
