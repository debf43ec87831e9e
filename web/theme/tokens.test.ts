import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as look from './tokens.json'

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(ts|tsx|json|html)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => readFileSync(join(web, path), 'utf8'))

const palettes = Object.entries(look.tokens.colors)
const shades = palettes.flatMap(([name, palette]) => Object.keys(palette).map(shade => `${name}.${shade}`))
const named = new Set(
  sources.flatMap(source =>
    [...source.matchAll(new RegExp(`\\b(${palettes.map(([name]) => name).join('|')})\\.\\d+\\b`, 'g'))].map(
      ([shade]) => shade,
    ),
  ),
)

// The system is made at each start of the app, and each token costs a cheap phone time.
test('the shades in the tokens are those that the app names', () => {
  expect(shades.toSorted()).toEqual([...named].toSorted())
})
