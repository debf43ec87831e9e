import { expectNoFault } from '../failure.ts'
import { answerOf, missingFileFault, pageFault, refusalFault } from '../judges/answers.ts'
import { headerFault } from '../judges/headers.ts'
import type { Step } from '../step.ts'

export const missingPagesStep: Step = {
  name: 'missing-pages',
  looksAt:
    'An unknown page gives `404.html` with status 404. An unknown file, also below `/assets`, gives 404',
  help: 'infra/site-routing.ts',
  run: async ({ site, fetch }) => {
    const isHttps = site.startsWith('https:')
    for (const path of ['/no/such/page', '/dashboards']) {
      const response = await fetch(path)
      const fault = pageFault(path, await answerOf(response), { status: 404, words: /Page not found/ })
      expectNoFault(fault, headerFault(path, response.headers, { isHttps }))
    }
    for (const path of ['/assets/no-such-file.js', '/no-such-file.png'])
      expectNoFault(missingFileFault(path, await answerOf(await fetch(path))))
    return '2 pages, 2 files'
  },
}

export const apiRefusalsStep: Step = {
  name: 'api-refusals',
  looksAt: 'The API answers 404 for an unknown path and 401 without a token, both in our JSON',
  help: 'infra/api.ts',
  run: async ({ site, fetch }) => {
    const refusals = [
      ['/api/nothing', 'unknown_route', {}],
      ['/api/profile', 'unauthenticated', {}],
      ['/api/profile', 'unauthenticated', { headers: { authorization: 'Bearer nonsense' } }],
    ] as const
    for (const [path, code, init] of refusals) {
      const response = await fetch(path, init)
      expectNoFault(
        refusalFault(path, await answerOf(response), code),
        headerFault(path, response.headers, { isHttps: site.startsWith('https:') }),
      )
    }
    return `${refusals.length} refusals`
  },
}
