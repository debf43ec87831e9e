import { Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { paths } from './paths.ts'
import { SessionProvider } from './session.tsx'
import { AddressFollower } from './shell/address-follower.tsx'
import { DashboardScreen } from './shell/dashboard-screen.tsx'
import { lazyScreen } from './shell/lazy-screen.ts'
import { OfflineLine } from './shell/offline-line.tsx'
import { Screen } from './shell/screen.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { Splash } from './shell/splash.tsx'

// Each screen is a file of its own, loaded when it is first visited.
const Landing = lazyScreen(async () => (await import('./screens/landing/route.tsx')).LandingRoute)
const Auth = lazyScreen(async () => (await import('./screens/auth/route.tsx')).AuthRoute)
const NotFound = lazyScreen(async () => (await import('./screens/not-found/route.tsx')).NotFoundRoute)
const Shell = lazyScreen(async () => (await import('./shell/shell.tsx')).Shell)
const Dashboard = lazyScreen(async () => (await import('./screens/dashboard/route.tsx')).DashboardRoute)
const Applications = lazyScreen(
  async () => (await import('./screens/applications/route.tsx')).ApplicationsRoute,
)

/** Every address of the app. Without transitions: a press shows at once that the next screen is on its way. */
export const Router = () => (
  <BrowserRouter useTransitions={false}>
    <SessionProvider>
      <AddressFollower />
      <SkipLink />
      <OfflineLine />
      <Suspense fallback={<Splash />}>
        <Routes>
          <Route path={paths.home} element={<Screen of={Landing} />} />
          <Route path="/auth" element={<Screen of={Auth} title="Log in or sign up" />} />
          <Route path={paths.dashboard} element={<Shell />}>
            <Route
              index
              element={
                <DashboardScreen
                  of={Dashboard}
                  title="Dashboard"
                  signedOut="Please log in to view your dashboard."
                />
              }
            />
            <Route
              path={paths.applications}
              element={
                <DashboardScreen
                  of={Applications}
                  title="My Applications"
                  signedOut="Please log in to view your applications."
                />
              }
            />
          </Route>
          <Route path="*" element={<Screen of={NotFound} title="Page not found" />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  </BrowserRouter>
)
