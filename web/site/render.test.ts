import { expect, test } from 'vitest'
import { anyOrigin, isOpenFile } from '../../shared/browser-config.ts'
import { plans } from '../../shared/domain/plan.ts'
import { notFoundFile, siteRoutes } from '../../shared/site-files.ts'
import { renderSite } from './render.tsx'

const files = renderSite({
  scripts: ['/assets/enhance-x1.js', '/assets/common-x1.js'],
  builtOn: '2026-11-21',
})
const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'))

test('each address outside of the app has a page, and all others share one', () => {
  const ofTheApp = ['/app.html', '/dashboard.html']
  const served = siteRoutes.map(([, file]) => file).filter(file => !ofTheApp.includes(file))
  expect(pages.map(([file]) => file)).toEqual([...served, notFoundFile])
  expect(Object.keys(files).filter(file => !isOpenFile(file))).toEqual([])
})

test.each(pages)(
  '%s contains its styles, loads one script of ours, and uses no variable that it lacks',
  (_, page) => {
    expect([...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      '/theme.js',
      '/assets/enhance-x1.js',
    ])
    const declared = new Set([...page.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const read = [...page.matchAll(/var\((--chakra-[\w-]+)\)/g)].map(([, name]) => name)
    expect(read.filter(name => !declared.has(name))).toEqual([])
    expect(page).not.toMatch(/\bundefined\b|\[object Object\]|NaN/)
  },
)

test('only the page that calls the API has an element for its configuration', () => {
  const place = '<script type="application/json" id="config">{}</script>'
  expect(pages.filter(([, page]) => page.includes(place)).map(([file]) => file)).toEqual(['/index.html'])
})

test('the figures of the plans are those of the code', () => {
  const { searchesPerDay } = plans.pro.limits
  expect(files['/index.html']).toContain(`Search ${searchesPerDay} times a day`)
  expect(files['/faq.html']).toContain(`${searchesPerDay} job searches a day`)
})

test("legal pages have the build's date, and every page knows only its own address", () => {
  expect(files['/terms.html']).toContain('Last updated 21 November 2026')
  expect(files['/about.html']).toContain(`<link rel="canonical" href="${anyOrigin}/about"/>`)
  expect(files['/404.html']).not.toContain('canonical')
})
