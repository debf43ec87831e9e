import { expect, test } from 'vitest'
import { siteFileAt } from './site-files.ts'

test.each([
  ['/', '/index.html'],
  ['/faq', '/faq.html'],
  ['/faq/', '/faq.html'],
  ['/privacy', '/privacy.html'],
  ['/auth', '/app.html'],
  ['/reset-password', '/app.html'],
  ['/undo', '/app.html'],
  ['/unsubscribe', '/app.html'],
  ['/dashboard', '/dashboard.html'],
  ['/dashboard/', '/dashboard.html'],
  ['/dashboard/applications', '/dashboard.html'],
  ['/dashboard/v1.2', '/dashboard.html'],
])('%s is answered with %s', (path, file) => {
  expect(siteFileAt(path)).toBe(file)
})

test.each(['/dashboards', '/authors', '/auth/deeper', '/faq/deeper', '/ada.lovelace', '/notes.js/', '//'])(
  '%s does not exist',
  path => {
    expect(siteFileAt(path)).toBe('/404.html')
  },
)

test.each(['/theme.js', '/icons/icon-192.png', '/.well-known/security.txt', '/sitemap.xml', '/404.html'])(
  '%s is a file',
  path => {
    expect(siteFileAt(path)).toBe(path)
  },
)
