import type { Page, Request, Route } from 'playwright/test'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the calls of these journeys are about, where nothing else is named. */
const applications = '/api/applications'

const isCall = (request: Request, method: Method, path: string): boolean =>
  request.method() === method && new URL(request.url()).pathname.startsWith(path)

const intercept = async (
  page: Page,
  method: Method,
  path: string,
  handle: (route: Route) => Promise<void>,
) => {
  const handler = (route: Route, request: Request) =>
    isCall(request, method, path) ? handle(route) : route.fallback()
  await page.route('**/api/**', handler)
  return { mend: () => page.unroute('**/api/**', handler) }
}

/** No call of this method reaches the server, until the line is mended. */
export const cutLine = (page: Page, method: Method, path = applications) =>
  intercept(page, method, path, route => route.abort())

/** The server does what it is asked, and its answer is lost on the way. */
export const loseAnswers = (page: Page, method: Method, path = applications) =>
  intercept(page, method, path, async route => {
    await route.fetch()
    await route.abort()
  })

/** The server takes its time, until it is let go on. Then a line that was cut or broken before counts again. */
export const holdServer = async (page: Page, method: Method, path = applications) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, method, path, async route => {
    await promise
    await route.fallback()
  })
  return { goOn: resolve }
}
