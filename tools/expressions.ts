import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseSync } from 'vite'
import * as z from 'zod'

const root = join(import.meta.dirname, '..')

/** A regular expression and its place in the sources: `shared/domain/plan.ts:12`. */
const expression = z.object({ at: z.string(), source: z.string(), flags: z.string() })
export type Expression = z.infer<typeof expression>

const literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }), start: z.int() })
const construction = z.object({ callee: z.object({ name: z.literal('RegExp') }), start: z.int() })

/** Calls `visit` with each node of a syntax tree. */
const walk = (node: unknown, visit: (node: object) => void): void => {
  if (typeof node !== 'object' || node === null) return
  visit(node)
  for (const child of Object.values(node)) walk(child, visit)
}

/** The source files of some folders, without tests. These folders read texts from outside. */
export const sourcesOf = (folders: readonly string[]): string[] =>
  globSync(`{${folders.join()}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.testing.*'],
  })

/** The regular expression literals of the sources, and the lines where an expression is made from parts. */
export const writtenIn = (files: readonly string[]): { written: Expression[]; madeAt: string[] } => {
  const written: Expression[] = []
  const madeAt: string[] = []
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/[/]|RegExp/.test(text)) continue
    const lineOf = (start: number) => `${file}:${text.slice(0, start).split('\n').length}`
    walk(parseSync(file, text).program, node => {
      const found = literal.safeParse(node)
      if (found.success) {
        const { regex, start } = found.data
        written.push({ at: lineOf(start), source: regex.pattern, flags: regex.flags })
      }
      const made = construction.safeParse(node)
      if (made.success) madeAt.push(lineOf(made.data.start))
    })
  }
  return { written, madeAt }
}

/** The expressions that the sources make from parts while they load. The sources load in a process of their own. */
export const madeBy = async (files: readonly string[]): Promise<Expression[]> => {
  const run = promisify(execFile)
  const script = join(import.meta.dirname, 'made-expressions.ts')
  const { stdout } = await run(process.execPath, [script, ...files], { cwd: root, maxBuffer: 2 ** 26 })
  return z.array(expression).parse(JSON.parse(stdout))
}
