import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import type { SitePage } from '../page.ts'
import { collectStyles } from './collect-styles.ts'
import { Document } from './document.tsx'

/** The markup of a page's body, and the styles that it needs. */
const renderBody = (content: ReactNode) => {
  const cache = createCache({ key: 'css' })
  // Emotion keeps the styles for us, where it would else write them between the elements.
  cache.compat = true
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider>{content}</ThemeProvider>
    </CacheProvider>,
  )
  return { markup, css: collectStyles(cache, markup) }
}

/** A public page as the text of its file. `scripts`: the one that it loads, and those that this one imports. */
export const renderPage = (page: SitePage, scripts: readonly string[]): string => {
  const { markup, css } = renderBody(page.content)
  const around = renderToStaticMarkup(<Document page={page} css={css} scripts={scripts} />)
  return `<!doctype html>${around.replace('<body></body>', () => `<body>${markup}</body>`)}\n`
}
