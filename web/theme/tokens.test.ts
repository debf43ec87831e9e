import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBaseConfig } from '@chakra-ui/react'
import { expect, test } from 'vitest'
import { states, steps } from './look.ts'
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

/** What a pattern finds in the sources, once each. */
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(([, name = '']) => name))),
]

// The system is made at each start of the app, and each token costs a cheap phone time.
test('the shades in the tokens are those that the app names', () => {
  expect(shades.toSorted()).toEqual([...named].toSorted())
})

test('the steps are those that the app names', () => {
  const numbers = found(/(?:['"]|\{(?:spacing|sizes)\.)-?(\d+(?:\.5)?)['"}](?!:)/g).map(Number)
  const onGrid = numbers.filter(number => number > 0 && number <= 96)
  expect(steps).toEqual(onGrid.toSorted((a, b) => a - b))
})

test('the states are those that the app names', () => {
  const known = new Set(Object.keys(defaultBaseConfig.conditions ?? {}))
  const asked = found(/\b_([a-z]\w*)['"]?[:=]/g).filter(name => known.has(name))
  expect(states).toEqual(asked.toSorted())
})
