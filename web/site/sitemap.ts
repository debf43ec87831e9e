import { anyOrigin } from '../../shared/browser-config.ts'
import type { SitePage } from './page.ts'

/** The pages that may be found, for search engines. */
export const sitemap = (pages: readonly SitePage[]): string => {
  const addresses = pages.flatMap(({ path }) => (path === null ? [] : [`${anyOrigin}${path}`]))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(address => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`
}

export const robots = `User-agent: *
Disallow: /api/
Disallow: /auth
Disallow: /dashboard
Disallow: /forgot-password
Disallow: /reset-password
Disallow: /undo
Disallow: /unsubscribe

Sitemap: ${anyOrigin}/sitemap.xml
`
