import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { demoPassword } from '../local/people.ts'
import { paths } from '../web/paths.ts'
import { startChromium } from './chromium.ts'
import { type Figure, figure } from './figures.ts'
import type { Measurement } from './measurement.ts'
import { freshCopy } from './start/fresh-copy.ts'
import { npmStart } from './start/npm-start.ts'

const rounds = 4
/** Two people take turns, because caches and live channels are per person. */
const people = ['amina@example.com', 'chinedu@example.com']

const screens = [
  paths.dashboard,
  paths.applications,
  paths.insights,
  paths.jobSearch,
  paths.resumeBuilder,
  paths.coverLetter,
  paths.interviewCoach,
  paths.advancedFeatures,
  paths.jobAlerts,
  paths.subscription,
  paths.subscriptionSuccess,
  paths.upgrade,
  paths.profile,
  paths.preferences,
  paths.notifications,
  paths.settings,
  paths.help,
  paths.dashboardPrivacy,
  `${paths.dashboard}/nowhere`,
]
/** Lists whose rows have a screen of their own. */
const lists: readonly string[] = [paths.resumeBuilder, paths.interviewCoach]

/** The resident memory, in MB, of a process and its descendants: npm, the server and its database. */
const megabytesOf = (root: number): number => {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    processes.reduce((sum, [pid = 0, above, rss = 0]) => (above === parent ? sum + rss + below(pid) : sum), 0)
  const own = processes.find(([pid]) => pid === root)?.[2] ?? 0
  return (own + below(root)) / 1024
}

const signIn = async (browser: Browser, url: string, email: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${url}${paths.auth()}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(`**${paths.dashboard}`)
  return page
}

const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('load')
}

/** Opens every screen, and the first row of each list whose rows have a screen. */
const visitAll = async (page: Page, url: string): Promise<void> => {
  for (const screen of screens) {
    await visit(page, `${url}${screen}`)
    if (!lists.includes(screen)) continue
    const row = page.locator(`a[href^="${screen}/"]`).first()
    const isThere = await row.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isThere) await visit(page, `${url}${await row.getAttribute('href')}`)
  }
}

const measure = async (): Promise<Figure[]> => {
  const { directory, remove } = freshCopy()
  const browser = await startChromium()
  const { url, pid, stop } = await npmStart(directory)
  try {
    await wait(30_000)
    const atStart = megabytesOf(pid)
    const pages: Page[] = []
    for (const email of people) pages.push(await signIn(browser, url, email))
    for (let round = 0; round < rounds; round += 1) {
      const page = pages[round % pages.length]
      if (page) await visitAll(page, url)
    }
    return [
      figure('half a minute after the start', atStart, 'MB'),
      figure(`after every screen was visited ${rounds} times`, megabytesOf(pid), 'MB', 500),
    ]
  } finally {
    await browser.close()
    await stop()
    remove()
  }
}

export const memory: Measurement = {
  about:
    'resident memory of `npm start` with fresh data, its database and npm itself, while two people visit every screen of the dashboard in Chromium',
  measure,
}
