/** What the browser must know of the stack that it talks to. `web/config.ts` parses it. */
export type BrowserConfig = {
  readonly region: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  /** Absolute. Left out, the region's own endpoint answers. */
  readonly userPoolEndpoint?: string
  readonly liveEndpoint: string
}

const place = /(<script type="application\/json" id="config">)\s*\{\}\s*(<\/script>)/

/** The built page with its configuration filled in. Throws an Error when the page has no place for one. */
export const withConfig = (page: string, config: BrowserConfig): string => {
  if (!place.test(page)) throw new Error('The page has no empty <script id="config"> to fill in.')
  const text = JSON.stringify(config).replaceAll('<', '\\u003c')
  return page.replace(place, (_, open: string, close: string) => `${open}${text}${close}`)
}
