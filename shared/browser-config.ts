/** What the browser must know of the stack that it talks to. `web/api/config.ts` parses it. */
export type BrowserConfig = {
  readonly region: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  /** Absolute. Left out, the region's own endpoint answers. */
  readonly userPoolEndpoint?: string
  readonly liveEndpoint: string
}

/** Stands in what the build makes for the site's own address, which is known only where the site is served. */
export const anyOrigin = 'https://site-address.invalid'

/** The built files that leave something open. */
export const isOpenFile = (address: string): boolean =>
  /^\/([^/]+\.html|sitemap\.xml|robots\.txt)$/.test(address)

type Filling = {
  /** Of the site, without a slash at its end. */
  readonly origin: string
  readonly config: BrowserConfig
}

const place = /(<script type="application\/json" id="config">)\s*\{\}\s*(<\/script>)/

/** A built file with its address filled in, and the configuration where it has a place for one. */
export const filledIn = (text: string, { origin, config }: Filling): string => {
  const configText = JSON.stringify(config).replaceAll('<', '\\u003c')
  return text
    .replaceAll(anyOrigin, () => origin)
    .replace(place, (_, open: string, close: string) => `${open}${configText}${close}`)
}
