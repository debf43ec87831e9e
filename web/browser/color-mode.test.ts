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

type PageAtFirst = { stored: string | null; dark: boolean; saveData: boolean; line: string; cookie: string }

/** Runs public/theme.js in a page that is as small as it can be, and says what it left there. */
const firstPaint = (page: Partial<PageAtFirst> & { pathname: string }) => {
  const classes: string[] = []
  const preloaded: string[] = []
  const onLoad: (() => void)[] = []
  const root = { classList: { add: (name: string) => classes.push(name) }, dataset: {} }
  runInNewContext(readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8'), {
    localStorage: { getItem: () => page.stored ?? null },
    location: { pathname: page.pathname },
    matchMedia: (query: string) => ({ matches: query.includes('dark') && page.dark === true }),
    navigator: { connection: { saveData: page.saveData ?? false, effectiveType: page.line } },
    addEventListener: (_: string, heard: () => void) => onLoad.push(heard),
    document: {
      cookie: page.cookie ?? '',
      documentElement: root,
      querySelector: () => ({}),
      createElement: () => ({}),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
  })
  return { classes, preloaded, root, load: () => onLoad.map(heard => heard()) }
}

describe('the first paint', () => {
  test.each(cases)('%s', (_, stored, pathname, dark, mode) => {
    expect(firstPaint({ stored, pathname, dark }).classes).toEqual([mode])
  })

  test('preloads the fonts', () => {
    expect(firstPaint({ pathname: '/' }).preloaded).toHaveLength(1)
  })

  test('preloads no fonts for a person who saves data', () => {
    const page = firstPaint({ pathname: '/', saveData: true })
    expect(page.preloaded).toEqual([])
    expect(page.root.dataset).toHaveProperty('saveData')
  })
  test('on a slow line the fonts come after the page', () => {
    const page = firstPaint({ pathname: '/', line: '3g' })
    expect(page.preloaded).toEqual([])
    expect(page.root.dataset).toHaveProperty('lettersLater')
    page.load()
    expect(page.root.dataset).not.toHaveProperty('lettersLater')
  })

  test.each([
    ['/dashboard', '', {}],
    ['/dashboard', 'other=1; aiki.sidebar=collapsed', { sidebar: 'collapsed' }],
    ['/dashboard', 'aiki.sidebar=expanded; other=1', { sidebar: 'expanded' }],
    ['/dashboard', 'aiki.sidebar=sideways', {}],
    ['/dashboard/interview-coach', '', {}],
    ['/dashboard/interview-coach/01J', 'aiki.sidebar=expanded', { sidebar: 'collapsed', quiet: '' }],
  ])(
    'at %s with the cookie %j the frame has its sidebar as the app will draw it',
    (pathname, cookie, marks) => {
      const { sidebar, quiet } = Object.assign(
        { sidebar: undefined, quiet: undefined },
        firstPaint({ pathname, cookie }).root.dataset,
      )
      expect({ ...(sidebar !== undefined && { sidebar }), ...(quiet !== undefined && { quiet }) }).toEqual(
        marks,
      )
    },
  )
})
