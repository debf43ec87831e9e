import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyOrigin } from '../../shared/browser-config.ts'
import { renderSite } from './render.tsx'

// What search engines see of the public pages, and people to whom somebody sends one.

const files = renderSite({ scripts: ['/assets/enhance-x1.js'], builtOn: '2026-11-21' })
const pages = [
  { path: '/', file: '/index.html', title: 'Aiki: search once, apply well, hear back' },
  { path: '/faq', file: '/faq.html', title: 'Frequently Asked Questions · Aiki' },
  { path: '/about', file: '/about.html', title: 'About us · Aiki' },
  { path: '/privacy', file: '/privacy.html', title: 'Privacy Policy · Aiki' },
  { path: '/terms', file: '/terms.html', title: 'Terms of Service · Aiki' },
] as const

const contentOf = (page: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(page)?.[1] ?? ''

test.each(pages)('$path has a title and a description', ({ path, file, title }) => {
  const page = files[file] ?? ''
  expect(page).toContain(`<title>${title}</title>`)
  expect(page).toContain(`<link rel="canonical" href="${anyOrigin}${path}"/>`)
  expect(contentOf(page, 'description').length).toBeGreaterThan(40)
  expect(contentOf(page, 'og:title')).toBe(title)
  expect(contentOf(page, 'og:url')).toBe(`${anyOrigin}${path}`)
  const picture = contentOf(page, 'og:image').replace(anyOrigin, join(import.meta.dirname, '../public'))
  expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG')
})

test('structured data for search engines can be parsed', () => {
  const facts = pages.flatMap(({ file }) => [
    ...(files[file] ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ])
  expect(facts.map(([, fact = '']) => JSON.parse(fact))).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'Organization' },
    { '@context': 'https://schema.org', '@type': 'FAQPage' },
  ])
})

test('the sitemap has every public page, and robots.txt excludes the app', () => {
  expect(files['/sitemap.xml']?.match(/(?<=<loc>)[^<]+/g)).toEqual(
    pages.map(({ path }) => `${anyOrigin}${path}`),
  )
  expect(files['/robots.txt']).toContain(`Sitemap: ${anyOrigin}/sitemap.xml`)
  expect(files['/robots.txt']).toContain('Disallow: /dashboard')
  const ofTheApp = ['app.html', 'dashboard.html'].map(name =>
    readFileSync(join(import.meta.dirname, '..', name), 'utf8'),
  )
  for (const page of [...ofTheApp, files['/404.html']])
    expect(page).toMatch(/<meta name="robots" content="noindex"\s?\/>/)
})
