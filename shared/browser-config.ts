/** The stack's addresses and ids that the browser needs. `web/api/config.ts` parses them. */
export type BrowserConfig = {
  readonly region: string
  readonly userPoolId: string
  readonly userPoolClientId: string
  /** An absolute address. When it is left out, the browser uses the endpoint of the region. */
  readonly userPoolEndpoint?: string
  readonly liveEndpoint: string
}

/** A placeholder in the built files for the site's own address, which is known only where the site is served. */
export const anyOrigin = 'https://site-address.invalid'

/** Whether a built file contains placeholders. */
export const isOpenFile = (address: string): boolean =>
  /^\/([^/]+\.html|sitemap\.xml|robots\.txt)$/.test(address)

type Filling = {
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
  readonly config: BrowserConfig
}

const place = /(<script type="application\/json" id="config">)\s*\{\}\s*(<\/script>)/

/** A built file with the site's address filled in, and with the configuration if the file has an element for it. */
export const filledIn = (text: string, { origin, config }: Filling): string => {
  const configText = JSON.stringify(config).replaceAll('<', '\\u003c')
  return text
    .replaceAll(anyOrigin, () => origin)
    .replace(place, (_, open: string, close: string) => `${open}${configText}${close}`)
}
