import { anyOrigin } from '../../shared/browser-config.ts'
import { expectNoFault, Failure } from '../failure.ts'
import { addressFault, answerOf, pageFault } from '../judges/answers.ts'
import { headerFault } from '../judges/headers.ts'
import type { Step } from '../step.ts'

/** Pages of each kind: public, of the app, and of the signed-in app. */
const pages = ['/', '/faq', '/about', '/privacy', '/terms', '/auth', '/dashboard', '/dashboard/applications']

export const pagesStep: Step = {
  name: 'pages',
  looksAt: 'Pages of each kind answer 200, with the security headers of `shared/csp.ts`',
  help: 'infra/site.ts',
  run: async ({ site, fetch }) => {
    const isHttps = site.startsWith('https:')
    for (const path of pages) {
      const response = await fetch(path)
      const words = /<title>[^<]*Aiki/
      expectNoFault(
        pageFault(path, await answerOf(response), { status: 200, words }),
        headerFault(path, response.headers, { isHttps }),
      )
    }
    return `${pages.length} pages`
  },
}

/** The files that name addresses of the site, and where in them. */
const files: readonly (readonly [path: string, address: RegExp])[] = [
  ['/', /<link rel="canonical" href="([^"]+)"/g],
  ['/faq', /<link rel="canonical" href="([^"]+)"/g],
  ['/sitemap.xml', /<loc>([^<]+)<\/loc>/g],
  ['/robots.txt', /^Sitemap: (\S+)$/gm],
]

export const addressesStep: Step = {
  name: 'addresses',
  looksAt: '`sitemap.xml`, `robots.txt` and the canonical addresses of pages name the address of the site',
  help: 'infra/site-files.ts',
  run: async ({ site, fetch }) => {
    for (const [path, address] of files) {
      const text = await (await fetch(path)).text()
      const found = [...text.matchAll(address)].map(([, address = '']) => address)
      expectNoFault(addressFault(path, found, site))
      if (text.includes(anyOrigin)) throw new Failure(`${path} to have no placeholder`, anyOrigin)
    }
    return site
  },
}
