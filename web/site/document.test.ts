import createCache from '@emotion/cache'
import { expect, test } from 'vitest'
import { collectStyles } from './document.tsx'

const stylesOf = (css: string, markup: string): string => {
  const cache = createCache({ key: 'css' })
  cache.inserted = { first: css, second: true }
  return collectStyles(cache, markup)
}

test('a variable stays when a rule, a drawing or another variable uses it', () => {
  const tokens =
    ':root{--chakra-colors-a:red;--chakra-colors-b:var(--chakra-colors-c);--chakra-colors-c:blue;--chakra-colors-d:green;}'
  const dark = '.dark{--chakra-colors-a:pink;--chakra-colors-d:black;}'
  const css = stylesOf(
    `${tokens}${dark}.x{color:var(--chakra-colors-b);}`,
    '<path fill="var(--chakra-colors-a)"/>',
  )
  expect(css).toBe(
    ':root{--chakra-colors-a:red;--chakra-colors-b:var(--chakra-colors-c);--chakra-colors-c:blue;}.dark{--chakra-colors-a:pink;}.x{color:var(--chakra-colors-b);}',
  )
})

test('other variables are left as they are', () => {
  const css = ':root{--gutter:16px;}.x{padding:var(--gutter);}'
  expect(stylesOf(css, '')).toBe(css)
})
