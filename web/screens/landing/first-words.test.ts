import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/ ?([<>]) ?/g, '$1')

test('the words that stand until the app is here are those of the landing page', () => {
  expect(page).toContain(`<h1>${firstWords.title}</h1>`)
  expect(page).toContain(`<p class="lead">${firstWords.text}</p>`)
})
