import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Journeys use `any`: a browser without windows is a quarter faster, and it is Playwright's own default. Measurements
 * use `whole`, which also loads what only a window shows, such as icons.
 */
type Kind = 'any' | 'whole'

const headless = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const names = { any: [headless, ...whole], whole }

/** Whether the program runs. A downloaded browser doesn't run when libraries of the system are missing. */
const runs = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** Finds a Chromium: the one in CHROMIUM_PATH, Playwright's own, or one on the PATH. */
export const findBrowser = (kind: Kind = 'any', environment = process.env): string | undefined => {
  const onPath = (environment.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names[kind].map(name => join(folder, name)))
  return environment.CHROMIUM_PATH || [chromium.executablePath(), ...onPath].filter(existsSync).find(runs)
}

const run = (minutes: number, command: string, ...args: string[]): boolean => {
  console.log(`> ${[command, ...args].join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 }).status === 0
}

const asRoot = (command: string, ...args: string[]): boolean =>
  process.getuid?.() === 0
    ? run(10, command, ...args)
    : run(10, 'sudo', '--non-interactive', command, ...args)

const asPackage = (name: string): boolean =>
  asRoot('apt-get', 'install', '-y', '--no-install-recommends', name)

const installersOf = (kind: Kind): readonly (() => boolean)[] => [
  () => asRoot('apt-get', 'update') && ((kind === 'any' && asPackage(headless)) || asPackage('chromium')),
  // Without a network, the download tries for a long time before it fails.
  () => run(3, 'npx', 'playwright', 'install', 'chromium'),
]

/**
 * Finds a Chromium, and installs it first when there is none. When that fails, throws one sentence that says what to
 * do.
 */
export const ensureBrowser = (kind: Kind = 'any'): string => {
  let browser = findBrowser(kind)
  for (const install of installersOf(kind)) {
    if (browser) return browser
    install()
    browser = findBrowser(kind)
  }
  if (browser) return browser
  throw new Error(
    'There is no Chromium for the journeys, and none could be installed: install one, or name it in CHROMIUM_PATH.',
  )
}
