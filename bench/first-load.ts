import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { buildWeb, isBuildStale } from '../local/web-app.ts'
import { paths } from '../web/paths.ts'
import { phone, startChromium } from './chromium.ts'
import { type Figure, figure } from './figures.ts'
import { type Session, signIn } from './first-load/sign-in.ts'
import { momentsOf } from './first-load/slow-line.ts'
import { kinds, total, type Weight, weightOf } from './first-load/visit.ts'
import type { Measurement } from './measurement.ts'
import { type ServedStack, startServedStack } from './served-stack.ts'

/** A phone with an empty cache. With a session, the person is signed in. */
const freshPhone = async (browser: Browser, session?: Session): Promise<Page> => {
  const context = await browser.newContext({
    ...phone,
    ...(session && { storageState: session }),
    extraHTTPHeaders: { 'accept-encoding': 'br' },
  })
  return context.newPage()
}

const open = (url: string, path: string) => async (page: Page) => {
  const answer = await page.goto(`${url}${path}`)
  if (answer?.headers()['content-encoding'] !== 'br') throw new Error(`${path} did not come as brotli.`)
}

/** Clicks a link of the app, also when the link is not in view. */
const follow = (path: string) => (page: Page) =>
  page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const toItsEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await new Promise(done => setTimeout(done, 100))
    }
  })

type Aims = { readonly JavaScript?: number; readonly all?: number }

const figuresOf = (name: string, weight: Weight, aims: Aims = {}): Figure[] => [
  ...kinds
    .filter(kind => weight.kB[kind] > 0)
    .map(kind =>
      figure(`${name}: ${kind}`, weight.kB[kind], 'kB', kind === 'JavaScript' ? aims.JavaScript : undefined),
    ),
  figure(`${name}: in all`, total(weight), 'kB', aims.all),
  figure(`${name}: files`, weight.files, 'requests'),
  figure(`${name}: answers of the API`, weight.answers, 'requests'),
]

const added = (one: Weight, other: Weight): Weight => ({
  kB: {
    page: one.kB.page + other.kB.page,
    JavaScript: one.kB.JavaScript + other.kB.JavaScript,
    CSS: one.kB.CSS + other.kB.CSS,
    fonts: one.kB.fonts + other.kB.fonts,
    images: one.kB.images + other.kB.images,
  },
  files: one.files + other.files,
  answers: one.answers + other.answers,
})

const landing = async (browser: Browser, url: string): Promise<Figure[]> => {
  const page = await freshPhone(browser)
  const first = await weightOf(page, open(url, paths.home))
  const scrolled = added(first, await weightOf(page, toItsEnd))
  await page.context().close()
  return [
    ...figuresOf('/', first, { JavaScript: 100, all: 150 }),
    ...figuresOf('/, read to its end', scrolled, { JavaScript: 100, all: 150 }),
  ]
}

const alone = async (
  browser: Browser,
  url: string,
  path: string,
  { session, ...aims }: Aims & { session?: Session } = {},
) => {
  const page = await freshPhone(browser, session)
  const weight = await weightOf(page, open(url, path))
  await page.context().close()
  return figuresOf(path, weight, aims)
}

/** The screens of the app. An address with `?` opens a dialog over one of them. */
const further = Object.values(paths)
  .filter(path => typeof path === 'string')
  .filter(path => path.startsWith(`${paths.dashboard}/`) && !path.includes('?'))

/** From the dashboard: what each screen transfers when it is opened for the first time. */
const inTheApp = async (
  browser: Browser,
  { url, interviewId }: ServedStack,
  session: Session,
): Promise<Figure[]> => {
  const figures: Figure[] = []
  const screens = [
    ...further.map(path => ({ path, name: path })),
    { path: paths.practice(interviewId), name: paths.practice(':id') },
  ]
  for (const { path, name } of screens) {
    const page = await freshPhone(browser, session)
    await weightOf(page, open(url, paths.dashboard))
    const { JavaScript } = (await weightOf(page, follow(path))).kB
    await page.context().close()
    figures.push(figure(`${name}, from the dashboard: JavaScript`, JavaScript, 'kB', 40))
  }
  return figures
}

/** The dashboard over a line of 400 kbit/s: the frame and the greeting, then the figures of the person. */
const onSlowLine = async (browser: Browser, url: string, session: Session): Promise<Figure[]> => {
  const page = await freshPhone(browser, session)
  const [words, content] = await momentsOf(page, `${url}${paths.dashboard}`, [
    'Good \\w+, \\w',
    'This week|your first application',
  ])
  await page.context().close()
  if (!words || !content) throw new Error('The dashboard did not come over the slow line.')
  const name = `${paths.dashboard} at 400 kbit/s`
  return [
    figure(`${name}: first words`, words.ms, 'ms', 3_000),
    figure(`${name}: until the first words`, words.kB, 'kB', 150),
    figure(`${name}: its figures`, content.ms, 'ms'),
    figure(`${name}: until its figures`, content.kB, 'kB'),
  ]
}

const measure = async (): Promise<Figure[]> => {
  const root = join(import.meta.dirname, '..')
  if (isBuildStale(root)) await buildWeb(root)
  const stack = await startServedStack()
  const browser = await startChromium()
  try {
    const session = await signIn(browser, stack)
    return [
      ...(await landing(browser, stack.url)),
      ...(await alone(browser, stack.url, paths.faq)),
      ...(await alone(browser, stack.url, '/auth', { JavaScript: 200 })),
      ...(await alone(browser, stack.url, paths.dashboard, { JavaScript: 200, session })),
      ...(await onSlowLine(browser, stack.url, session)),
      ...(await alone(browser, stack.url, paths.applications, { JavaScript: 200, session })),
      ...(await inTheApp(browser, stack, session)),
    ]
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export const firstLoad: Measurement = {
  about:
    'what a phone of 360 px fetches with an empty cache until nothing more comes (bodies, without headers), in brotli; signed in on Elite from the dashboard on, with more applications than a page holds; compressed once and hard by the local server, where CloudFront does it lighter, on the way',
  measure,
}
