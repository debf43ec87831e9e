import { createListeners } from './listeners.ts'

const choices = ['light', 'dark', 'system'] as const
export type ColorChoice = (typeof choices)[number]
export type ColorMode = 'light' | 'dark'

const key = 'aiki.theme'
const grounds = { light: '#F6F5F2', dark: '#0C1124' } as const

/** What to show. A person who has not chosen sees the public pages light and the dashboard as the system is. */
export const colorModeOf = (stored: string | null, pathname: string, systemIsDark: boolean): ColorMode => {
  const fallback = /^\/dashboard(\/|$)/.test(pathname) ? 'system' : 'light'
  const choice = choices.find(known => known === stored) ?? fallback
  return choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice
}

/** The choice of this page, where the browser refuses to store it. */
let unstored: ColorChoice | null = null

const stored = (): string | null => {
  try {
    return unstored ?? localStorage.getItem(key)
  } catch {
    return unstored
  }
}

const system = () => matchMedia('(prefers-color-scheme: dark)')

const shown = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

const listeners = createListeners()

/** Paints the mode that is due at this address. The first paint is done by public/theme.js. */
export const applyColorMode = (pathname: string): void => {
  const mode = colorModeOf(stored(), pathname, system().matches)
  if (mode === shown()) return
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(mode)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[mode])
  listeners.call()
}

/** Stores the choice in this browser; without storage, it lasts as long as the page. */
export const chooseColorMode = (choice: ColorChoice): void => {
  try {
    localStorage.setItem(key, choice)
    unstored = null
  } catch {
    unstored = choice
  }
  applyColorMode(location.pathname)
  listeners.call()
}

/** What is shown now, and the way to follow its changes. */
export const colorMode = {
  current: shown,
  /** A person who has not chosen has the dashboard as the system is. */
  choice: (): ColorChoice => choices.find(known => known === stored()) ?? 'system',
  subscribe: listeners.subscribe,
}

/** Follows the system's switch to dark, and a choice made in another tab. Returns the way to stop. */
export const followColorMode = (): (() => void) => {
  const apply = () => applyColorMode(location.pathname)
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    apply()
    listeners.call()
  }
  const stopped = new AbortController()
  system().addEventListener('change', apply, stopped)
  window.addEventListener('storage', onStorage, stopped)
  return () => stopped.abort()
}
