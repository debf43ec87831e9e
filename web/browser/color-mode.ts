const choices = ['light', 'dark', 'system'] as const
export type ColorChoice = (typeof choices)[number]
export type ColorMode = 'light' | 'dark'

const key = 'aiki.theme'
const grounds = { light: '#F6F5F2', dark: '#0C1124' } as const

/** What to show. Who has not chosen sees the public pages light and the dashboard as the system is. */
export const colorModeOf = (stored: string | null, pathname: string, systemIsDark: boolean): ColorMode => {
  const fallback = /^\/dashboard(\/|$)/.test(pathname) ? 'system' : 'light'
  const choice = choices.find(known => known === stored) ?? fallback
  return choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice
}

/** The choice of this page, where the browser refuses to keep it. */
let unkept: ColorChoice | null = null

const stored = (): string | null => {
  try {
    return unkept ?? localStorage.getItem(key)
  } catch {
    return unkept
  }
}

const system = () => matchMedia('(prefers-color-scheme: dark)')

const shown = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

const listeners = new Set<() => void>()

/** Paints the mode that is due at this address. The first paint is done by public/theme.js. */
export const applyColorMode = (pathname: string): void => {
  const mode = colorModeOf(stored(), pathname, system().matches)
  if (mode === shown()) return
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(mode)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[mode])
  for (const listener of listeners) listener()
}

/** Keeps the choice in this browser, or without storage as long as the page lives. */
export const chooseColorMode = (choice: ColorChoice): void => {
  try {
    localStorage.setItem(key, choice)
    unkept = null
  } catch {
    unkept = choice
  }
  applyColorMode(location.pathname)
  for (const listener of listeners) listener()
}

/** What is shown now, and who wants to know when it changes. */
export const colorMode = {
  current: shown,
  /** What was chosen; who has not chosen, has the dashboard as the system is. */
  choice: (): ColorChoice => choices.find(known => known === stored()) ?? 'system',
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Follows the system's switch to night, and a choice made in another tab. Returns the way to stop. */
export const followColorMode = (): (() => void) => {
  const apply = () => applyColorMode(location.pathname)
  const heard = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    apply()
    for (const listener of listeners) listener()
  }
  const night = system()
  night.addEventListener('change', apply)
  window.addEventListener('storage', heard)
  return () => {
    night.removeEventListener('change', apply)
    window.removeEventListener('storage', heard)
  }
}
