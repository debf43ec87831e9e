import type { Page, Request, Route } from 'playwright/test'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The path of the requests, unless a journey names another. */
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
  return { restore: () => page.unroute('**/api/**', handler) }
}

/** The server handles the requests, and their responses are lost. */
export const loseResponses = (page: Page, method: Method, path = applications) =>
  intercept(page, method, path, async route => {
    await route.fetch()
    await route.abort()
  })
