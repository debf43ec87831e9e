import { join } from 'node:path'
import type { Expression } from './expressions.ts'

// Loads the given files, and prints as JSON the regular expressions that they make from parts meanwhile.

const root = join(import.meta.dirname, '..')
const made: Expression[] = []
const Plain = globalThis.RegExp

/**
 * The line that made the expression: the first frame of the stack that is one of our sources, as a path in the project.
 */
const caller = (): string | undefined =>
  new Error().stack
    ?.split('\n')
    .slice(2)
    .flatMap(line => line.split(`${root}/`)[1]?.split(':').slice(0, 2).join(':') ?? [])
    .find(at => !at.startsWith('node_modules/') && !at.startsWith('tools/'))

globalThis.RegExp = new Proxy(Plain, {
  construct: (target, [pattern, flags]) => {
    const found = new target(pattern, flags)
    const at = caller()
    if (at !== undefined) made.push({ at, source: found.source, flags: found.flags })
    return found
  },
})
for (const file of process.argv.slice(2)) await import(join(root, file))
globalThis.RegExp = Plain
process.stdout.write(JSON.stringify(made))
