import { expect, test } from 'vitest'
import { withoutElements } from './markup.ts'

const without = withoutElements(['script', 'style'])

test.each([
  ['a<script>b</script>c', 'a c'],
  ['a<SCRIPT src="x">b</script >c<style>d</style>e', 'a c e'],
  ['a<script>b<script>c</script>d', 'a d'],
  ['a<script>b', 'a<script>b'],
  ['<style>a</style>b<style>c', ' b<style>c'],
  ['a<scripted>b</scripted>', 'a<scripted>b</scripted>'],
  ['plain', 'plain'],
])('%s', (text, left) => {
  expect(without(text)).toBe(left)
})
