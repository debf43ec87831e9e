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

/**
 * An address that asks for a file. Every other one is a screen of the app, which knows its own screens: a dot alone
 * makes no file, so that `/ada.lovelace` is a page.
 */
export const siteFile = new RegExp(`(${Object.keys(siteFileTypes).join('|').replaceAll('.', '\\.')})$`)
