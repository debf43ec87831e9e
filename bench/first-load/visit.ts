import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request, Response } from 'playwright'

export const kinds = ['page', 'JavaScript', 'CSS', 'fonts', 'images'] as const
export type Kind = (typeof kinds)[number]

/** What was transferred: kB of each kind (bodies as sent, without headers), files, and answers of the API. */
export type Weight = {
  readonly kB: Readonly<Record<Kind, number>>
  readonly files: number
  readonly answers: number
}

const types: readonly (readonly [Kind, RegExp])[] = [
  ['page', /html/],
  ['JavaScript', /javascript/],
  ['CSS', /css/],
  ['fonts', /font/],
  ['images', /image/],
]

// Answers of the API and of the user pool are the person's data, and no part of the app.
const isAnswer = (response: Response): boolean => /^\/(api|idp)\b/.test(new URL(response.url()).pathname)

const kindOf = (response: Response): Kind | undefined => {
  const type = response.headers()['content-type'] ?? ''
  return types.find(([, pattern]) => pattern.test(type))?.[0]
}

/**
 * The transferred bytes. Playwright reports a negative size for a response that the page had already, such as a
 * preloaded font.
 */
const bytesOf = async (response: Response): Promise<number> =>
  Math.max(0, (await response.request().sizes()).responseBodySize)

const weigh = async (responses: readonly Response[]): Promise<Weight> => {
  const kB: Record<Kind, number> = { page: 0, JavaScript: 0, CSS: 0, fonts: 0, images: 0 }
  let files = 0
  for (const response of responses.filter(response => !isAnswer(response))) {
    const [kind, bytes] = [kindOf(response), await bytesOf(response)]
    if (bytes > 0) files += 1
    if (kind) kB[kind] += bytes / 1000
  }
  return { kB, files, answers: responses.filter(isAnswer).length }
}

export const total = ({ kB }: Weight): number => kinds.reduce((sum, kind) => sum + kB[kind], 0)

/** In milliseconds: a page is loaded when no request is open and no new one began for this long. */
const quietFor = 2_000

/** Does something in a page, and returns what was transferred until the page was quiet. */
export const weightOf = async (page: Page, visit: (page: Page) => Promise<unknown>): Promise<Weight> => {
  const responses: Response[] = []
  const underWay = new Set<Request>()
  let changedAt = performance.now()
  const asked = (request: Request) => {
    underWay.add(request)
    changedAt = performance.now()
  }
  const ended = (request: Request) => {
    underWay.delete(request)
    changedAt = performance.now()
  }
  const answered = (response: Response) => responses.push(response)
  page.on('request', asked).on('response', answered).on('requestfinished', ended).on('requestfailed', ended)
  await visit(page)
  while (underWay.size > 0 || performance.now() - changedAt < quietFor) await wait(100)
  page
    .off('request', asked)
    .off('response', answered)
    .off('requestfinished', ended)
    .off('requestfailed', ended)
  return weigh(responses)
}
