import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { buildWeb, isBuildStale } from '../local/web-app.ts'
import { paths } from '../web/paths.ts'
import { startPersistentChromium } from './chromium.ts'
import { type Figure, score } from './figures.ts'
import { signInOn } from './first-load/sign-in.ts'
import type { Measurement } from './measurement.ts'
import { startServedStack } from './served-stack.ts'
import { median } from './statistics.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Page = {
  readonly path: string
  readonly performance: number
  /** How many times slower than this machine the phone is; by default four times, as Lighthouse has it. */
  readonly slower?: number
  readonly skipAudits?: string[]
}
const pages: readonly Page[] = [
  { path: paths.home, performance: 95 },
  { path: paths.faq, performance: 95 },
  // The dashboard is private, so search engines are asked not to index it.
  { path: paths.dashboard, performance: 97, skipAudits: ['is-crawlable'] },
  { path: paths.dashboard, performance: 90, slower: 8, skipAudits: ['is-crawlable'] },
  { path: paths.jobSearch, performance: 90, skipAudits: ['is-crawlable'] },
]

/** One run with Lighthouse's emulated phone: a cheap one, on slow 4G. Scores from 0 to 100. */
const runOnce = async (url: string, port: number, { skipAudits = [], slower = 4 }: Page) => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    // The person stays signed in. The cache is empty nevertheless.
    disableStorageReset: true,
    skipAudits,
    throttling: { cpuSlowdownMultiplier: slower },
  })
  const trouble = result?.lhr.runtimeError
  if (!result || trouble) {
    const reason = trouble ? `${trouble.code}: ${trouble.message}` : 'it was not run, and says no reason.'
    throw new Error(`Lighthouse could not read ${url}. ${reason}`)
  }
  return categories.map(name => Math.round((result.lhr.categories[name]?.score ?? 0) * 100))
}

/** The medians of the runs. On a slower phone only the speed is another. */
const figuresOf = ({ path, performance, slower }: Page, runs: readonly number[][]): Figure[] =>
  categories
    .map((name, at) => ({ name, value: median(runs.map(scores => scores[at] ?? 0)) }))
    .filter(({ name }) => slower === undefined || name === 'performance')
    .map(({ name, value }) =>
      score(
        `${path}${slower === undefined ? '' : `, ${slower} times slower`}: ${name}`,
        value,
        name === 'performance' ? performance : 100,
      ),
    )

const measure = async ({ rough }: { rough: boolean }): Promise<Figure[]> => {
  const root = join(import.meta.dirname, '..')
  if (isBuildStale(root)) await buildWeb(root)
  const stack = await startServedStack()
  const folder = await mkdtemp(join(tmpdir(), 'aiki-lighthouse-'))
  const { context, port } = await startPersistentChromium(folder)
  try {
    const figures: Figure[] = []
    const signedIn = pages.findIndex(({ path }) => path === paths.dashboard)
    for (const [at, page] of pages.entries()) {
      if (at === signedIn) await signInOn(await context.newPage(), stack)
      const runs: number[][] = []
      for (let run = 0; run < (rough ? 1 : 3); run += 1)
        runs.push(await runOnce(`${stack.url}${page.path}`, port, page))
      figures.push(...figuresOf(page, runs))
    }
    return figures
  } finally {
    await context.close()
    await stack.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export const lighthouseScores: Measurement = {
  about:
    "Lighthouse's scores, 0 to 100, for the production build on its mobile device (simulated slow 4G and a slow processor); the median of three runs",
  measure,
}
