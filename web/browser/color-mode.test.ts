import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { colorModeOf } from './color-mode.ts'

const cases = [
  ['nothing chosen, public page, dark system', null, '/', true, 'light'],
  ['nothing chosen, sign-in, dark system', null, '/auth', true, 'light'],
  ['nothing chosen, dashboard, dark system', null, '/dashboard', true, 'dark'],
  ['nothing chosen, below the dashboard, dark system', null, '/dashboard/applications', true, 'dark'],
  ['nothing chosen, dashboard, light system', null, '/dashboard', false, 'light'],
  ['an address that only begins alike', null, '/dashboards', true, 'light'],
  ['dark chosen, public page', 'dark', '/', false, 'dark'],
  ['light chosen, dashboard, dark system', 'light', '/dashboard', true, 'light'],
  ['system chosen, public page, dark system', 'system', '/', true, 'dark'],
  ['a word that is no choice', 'sepia', '/', true, 'light'],
] as const

describe('the colour mode', () => {
  test.each(cases)('%s', (_, stored, pathname, systemIsDark, mode) => {
    expect(colorModeOf(stored, pathname, systemIsDark)).toBe(mode)
  })
})

/** Runs public/theme.js in a page that is as small as it can be, and says what it left there. */
const firstPaint = (page: { stored: string | null; pathname: string; dark: boolean; saveData?: boolean }) => {
  const classes: string[] = []
  const preloaded: string[] = []
  const root = { classList: { add: (name: string) => classes.push(name) }, dataset: {} }
  runInNewContext(readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8'), {
    localStorage: { getItem: () => page.stored },
    location: { pathname: page.pathname },
    matchMedia: (query: string) => ({ matches: query.includes('dark') && page.dark }),
    navigator: { connection: { saveData: page.saveData ?? false } },
    document: {
      documentElement: root,
      querySelector: () => ({}),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
  })
  return { classes, preloaded, root }
}

describe('the first paint', () => {
  test.each(cases)('%s', (_, stored, pathname, dark, mode) => {
    expect(firstPaint({ stored, pathname, dark }).classes).toEqual([mode])
  })

  test('preloads the fonts', () => {
    expect(firstPaint({ stored: null, pathname: '/', dark: false }).preloaded).toHaveLength(1)
  })

  test('preloads no fonts for a person who saves data', () => {
    const page = firstPaint({ stored: null, pathname: '/', dark: false, saveData: true })
    expect(page.preloaded).toEqual([])
    expect(page.root.dataset).toHaveProperty('saveData')
  })
})
