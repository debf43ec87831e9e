import { expect, test } from 'vitest'
import { anyOrigin, filledIn, isOpenFile } from './browser-config.ts'

const config = {
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_a</script>b$&',
  userPoolClientId: 'client',
  liveEndpoint: 'https://live.example/event',
}
const filling = { origin: 'https://aiki.example', config }

test('the page contains exactly the configuration', () => {
  const page = filledIn('<p>$1</p><script type="application/json" id="config">\n  {}\n</script><p>', filling)
  const [, text = ''] = page.match(/<script[^>]*>(.*?)<\/script>/s) ?? []
  expect(JSON.parse(text)).toEqual(config)
  expect(page).toMatch(/^<p>\$1<\/p><script[^>]*>\{.*\}<\/script><p>$/s)
})

test("each placeholder of the site's address is filled in", () => {
  expect(filledIn(`<a href="${anyOrigin}/faq">${anyOrigin}</a>`, filling)).toBe(
    '<a href="https://aiki.example/faq">https://aiki.example</a>',
  )
})

test('pages, robots.txt and the sitemap have placeholders; scripts and pictures have none', () => {
  expect(['/index.html', '/404.html', '/robots.txt', '/sitemap.xml'].every(isOpenFile)).toBe(true)
  expect(['/theme.js', '/assets/app.html', '/icons/icon.svg'].some(isOpenFile)).toBe(false)
})
