import type { EmotionCache } from '@emotion/cache'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../shared/brand.ts'
import { anyOrigin } from '../../shared/browser-config.ts'
import { fontFaces } from '../theme/font-faces.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import type { SitePage } from './pages.tsx'

type Props = {
  page: SitePage
  css: string
  /** The addresses of the page's script and of its imports. */
  scripts: readonly string[]
}

const titleOf = ({ title }: SitePage) => (title.includes(brand.name) ? title : `${title} · ${brand.name}`)

/** `<` is escaped, so that no fact can end its script. */
const asJson = (fact: object) => JSON.stringify(fact).replaceAll('<', '\\u003c')

/** The head of a page, and the place of its body. */
const Document = ({ page, css, scripts: [script, ...imports] }: Props) => (
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

/** What people see where somebody shares the page. */
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

/** What the head of every page begins with, the app's too. */
export const SharedHead = () => (
  <>
    <meta charSet="utf-8" />
    <meta
      name="viewport"
      content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
    />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#F6F5F2" />
    {/* Before anything is drawn: the colour mode, who is here, and the letters unless the person saves data. */}
    <script src="/theme.js" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <style>{fontFaces}</style>
  </>
)

/**
 * The markup of a page's body, and the styles that it needs. `whole`: with all variables, for what is drawn later. `names`
 * are those of the styles, by which Emotion knows later that the page has them.
 */
export const renderBody = (content: ReactNode, { whole = false } = {}) => {
  const cache = createCache({ key: 'css' })
  // Emotion collects the styles; by default it would write them between the elements.
  cache.compat = true
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider>{content}</ThemeProvider>
    </CacheProvider>,
  )
  return {
    markup,
    css: whole ? stylesOf(cache) : collectStyles(cache, markup),
    names: Object.keys(cache.inserted).filter(name => typeof cache.inserted[name] === 'string'),
  }
}

/** A public page as the text of its file. `scripts`: the one that it loads, and those that this one imports. */
export const renderPage = (page: SitePage, scripts: readonly string[]): string => {
  const { markup, css } = renderBody(page.content)
  const around = renderToStaticMarkup(<Document page={page} css={css} scripts={scripts} />)
  return `<!doctype html>${around.replace('<body></body>', () => `<body>${markup}</body>`)}\n`
}

const declaration = /(--chakra-[\w-]+):([^;{}]*);?/g
const mention = /var\(\s*(--chakra-[\w-]+)/g

/** Every variable that is read somewhere, also by way of another one. */
const variablesRead = (css: string, markup: string): ReadonlySet<string> => {
  const readBy = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration))
    readBy.set(name, [
      ...(readBy.get(name) ?? []),
      ...[...value.matchAll(mention)].map(([, read = '']) => read),
    ])
  const read = new Set<string>()
  const follow = (name: string): void => {
    if (read.has(name)) return
    read.add(name)
    for (const next of readBy.get(name) ?? []) follow(next)
  }
  for (const [, name = ''] of `${css.replace(declaration, '')}${markup}`.matchAll(mention)) follow(name)
  return read
}

/** The styles that Emotion wrote while a page was rendered. */
const stylesOf = (cache: EmotionCache): string =>
  Object.values(cache.inserted)
    .filter(rule => typeof rule === 'string')
    .join('')

/**
 * The styles that Emotion wrote while a page was rendered, without the token variables that the page does not read:
 * the whole list is three times as long as a page's styles.
 */
export const collectStyles = (cache: EmotionCache, markup: string): string => {
  const css = stylesOf(cache)
  const read = variablesRead(css, markup)
  return css.replace(declaration, (whole, name: string) => (read.has(name) ? whole : ''))
}
