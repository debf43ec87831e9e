import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Younger than the browsers that vite.config.ts names as the floor; the compiler knows them, a phone may not. */
const tooYoung =
  /\b(Promise\.(withResolvers|try)|AbortSignal\.any|(Object|Map)\.groupBy|URL\.(canParse|parse)|Array\.fromAsync|Iterator\.(from|prototype)|navigator\.clipboard\.read)\b|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection|isWellFormed|toWellFormed)\(|\.(values|keys|entries)\(\)\.(map|filter|some|find|take|toArray)\(/

test('the oldest supported browser has every feature that the app uses', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: ['testing/**', '**/*.test.*', '**/*.testing.*'],
  })
  const found = files.flatMap(file =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (tooYoung.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
