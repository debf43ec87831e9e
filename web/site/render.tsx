import { renderToStaticMarkup } from 'react-dom/server'
import { anyOrigin } from '../../shared/browser-config.ts'
import { renderPage, SharedHead } from './document.tsx'
import { type SitePage, sitePages } from './pages.tsx'

type Build = {
  /** Where the browser finds enhance.ts, and after it what that imports. */
  readonly scripts: readonly string[]
  /** The day, such as 2026-11-21. */
  readonly builtOn: string
}

/** The public site as files by their address. Read by tools/site-pages.ts. */
export const renderSite = ({ scripts, builtOn }: Build): Record<string, string> => {
  const pages = sitePages(builtOn)
  return {
    ...Object.fromEntries(pages.map(page => [page.file, renderPage(page, scripts)])),
    '/robots.txt': robots,
    '/sitemap.xml': sitemap(pages),
  }
}

/** The beginning of the app's own head, which Vite makes from app.html. */
export const sharedHead = (): string => renderToStaticMarkup(<SharedHead />)

/** The pages that may be found, for search engines. */
const sitemap = (pages: readonly SitePage[]): string => {
  const addresses = pages.flatMap(({ path }) => (path === null ? [] : [`${anyOrigin}${path}`]))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(address => `  <url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`
}

const robots = `User-agent: *
Disallow: /api/
Disallow: /auth
Disallow: /dashboard
Disallow: /forgot-password
Disallow: /reset-password
Disallow: /undo
Disallow: /unsubscribe

Sitemap: ${anyOrigin}/sitemap.xml
`
