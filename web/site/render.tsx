import { renderToStaticMarkup } from 'react-dom/server'
import { renderPage } from './document/render-page.tsx'
import { SharedHead } from './document/shared-head.tsx'
import { sitePages } from './pages.tsx'
import { robots, sitemap } from './sitemap.ts'

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
