import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]

/** Paths in backticks that begin with a room, such as `functions/store/table.ts`. A pattern with * or <> is no path. */
const namedPath = /`((?:shared|functions|infra|web|local|admin|e2e|smoke|bench|tools|docs)\/[\w./-]*\w)`/g
/** Targets of links within the repository, without the part of the page. */
const link = /\]\((?!https?:|#)([^)#\s]+)/g

/** The documentation of this page without its code blocks, which show commands and not files. */
const proseOf = (page: string): string =>
  readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '')

test.each(pages)('%s names only files that exist', page => {
  const prose = proseOf(page)
  const named = Array.from(prose.matchAll(namedPath), ([, path = '']) => path)
  const linked = Array.from(prose.matchAll(link), ([, path = '']) => join(dirname(page), path))
  expect([...named, ...linked].filter(path => !existsSync(join(root, path)))).toEqual([])
})
