import { expect, test } from 'vitest'
import { withConfig } from './browser-config.ts'

const config = {
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_a</script>b$&',
  userPoolClientId: 'client',
  liveEndpoint: 'https://live.example/event',
}

test('the page carries the configuration as it was, and no more than it', () => {
  const page = withConfig('<p>$1</p><script type="application/json" id="config">\n  {}\n</script><p>', config)
  const [, text = ''] = page.match(/<script[^>]*>(.*?)<\/script>/s) ?? []
  expect(JSON.parse(text)).toEqual(config)
  expect(page).toMatch(/^<p>\$1<\/p><script[^>]*>\{.*\}<\/script><p>$/s)
})

test('a page without a place for it is refused', () => {
  expect(() => withConfig('<html></html>', config)).toThrow('no empty <script id="config">')
})
