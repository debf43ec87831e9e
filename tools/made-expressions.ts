import { join } from 'node:path'
import type { Expression } from './expressions.ts'

// Loads the files that it is given, and prints the regular expressions that are made of parts meanwhile, as JSON.

const root = join(import.meta.dirname, '..')
const made: Expression[] = []
const Plain = globalThis.RegExp

/** Whose line it is: the first below this one that is a source of ours, as a path in the project. */
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
