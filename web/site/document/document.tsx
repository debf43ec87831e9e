import { brand } from '../../../shared/brand.ts'
import { anyOrigin } from '../../../shared/browser-config.ts'
import type { SitePage } from '../page.ts'
import { SharedHead } from './shared-head.tsx'

type Props = {
  page: SitePage
  css: string
  /** The addresses of the page's script and of its imports. */
  scripts: readonly string[]
}

const titleOf = ({ title }: SitePage) => (title.includes(brand.name) ? title : `${title} · ${brand.name}`)

/** `<` is written so that no fact can end its script. */
const asJson = (fact: object) => JSON.stringify(fact).replaceAll('<', '\\u003c')

/** The head of a page, and the place of its body. */
export const Document = ({ page, css, scripts: [script, ...imports] }: Props) => (
  <html lang="en">
    <head>
      <SharedHead />
      <title>{titleOf(page)}</title>
      <meta name="description" content={page.description} />
      {page.path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Shared page={page} path={page.path} />
      )}
      <style>{css}</style>
      {page.callsApi && (
        <script type="application/json" id="config">
          {'{}'}
        </script>
      )}
      <script type="module" src={script} />
      {imports.map(address => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
    </head>
    <body />
  </html>
)

/** What is seen where somebody shares the page. */
const Shared = ({ page, path }: { page: SitePage; path: string }) => {
  const address = `${anyOrigin}${path}`
  const picture = `${anyOrigin}/icons/share.png`
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_NG" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={titleOf(page)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${brand.name}. ${brand.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.facts?.map(fact => (
        <script key={asJson(fact)} type="application/ld+json">
          {asJson(fact)}
        </script>
      ))}
    </>
  )
}
