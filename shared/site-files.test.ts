import { expect, test } from 'vitest'
import { siteFile } from './site-files.ts'

test.each([
  '/',
  '/auth',
  '/dashboard/applications',
  '/dashboard/',
  '/v1.2/notes',
  '/ada.lovelace',
  '/notes.js/',
])('%s is a screen', path => {
  expect(siteFile.test(path)).toBe(false)
})

test.each(['/index.html', '/theme.js', '/icons/icon-192.png', '/.well-known/security.txt', '/sitemap.xml'])(
  '%s is a file',
  path => {
    expect(siteFile.test(path)).toBe(true)
  },
)
