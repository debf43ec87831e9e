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

/** An address of a file. A dot alone is not enough, so that `/ada.lovelace` is a page that does not exist. */
export const siteFile = new RegExp(`(${Object.keys(siteFileTypes).join('|').replaceAll('.', '\\.')})$`)

/** The files for addresses that name no file. A slash at the end makes no difference. */
export const siteRoutes: readonly (readonly [address: RegExp, file: string])[] = [
  [/^\/$/, '/index.html'],
  [/^\/faq\/?$/, '/faq.html'],
  [/^\/about\/?$/, '/about.html'],
  [/^\/privacy\/?$/, '/privacy.html'],
  [/^\/terms\/?$/, '/terms.html'],
  // The app itself routes these, and all addresses below the dashboard, whose file has the frame of a signed-in screen.
  [/^\/(auth|forgot-password|reset-password|undo|unsubscribe)\/?$/, '/app.html'],
  [/^\/dashboard(\/|$)/, '/dashboard.html'],
]

/** Sent with status 404. */
export const notFoundFile = '/404.html'

/** The file that answers an address of the site. CloudFront runs the same rule: see infra/site-routing.ts. */
export const siteFileAt = (path: string): string =>
  siteFile.test(path) ? path : (siteRoutes.find(([address]) => address.test(path))?.[1] ?? notFoundFile)
