/** The kinds of file that the site may hold: extension → content type. */
export const siteFileTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** An address that asks for a file. A dot alone makes none, so that `/ada.lovelace` is a page that is not there. */
export const siteFile = new RegExp(`(${Object.keys(siteFileTypes).join('|').replaceAll('.', '\\.')})$`)

/** What answers the addresses that name no file. An address with a slash at its end is the same place. */
export const siteRoutes: readonly (readonly [address: RegExp, file: string])[] = [
  [/^\/$/, '/index.html'],
  [/^\/faq\/?$/, '/faq.html'],
  [/^\/about\/?$/, '/about.html'],
  [/^\/privacy\/?$/, '/privacy.html'],
  [/^\/terms\/?$/, '/terms.html'],
  // The app knows its own screens below the dashboard.
  [/^\/(auth|forgot-password|reset-password|undo|unsubscribe)\/?$|^\/dashboard(\/|$)/, '/app.html'],
]

/** Comes with status 404. */
export const notFoundFile = '/404.html'

/** The file that answers an address of the site. The edge runs the same rule: see infra/site-routing.ts. */
export const siteFileAt = (path: string): string =>
  siteFile.test(path) ? path : (siteRoutes.find(([address]) => address.test(path))?.[1] ?? notFoundFile)
