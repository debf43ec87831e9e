import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a file imports before it runs. `import("./x.mjs")` is not among it, because that is loaded later. */
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.mjs)"/g

/** The files of a bundle: those that Node loads before the handler is there, and those that are loaded later. */
export const filesOf = (directory: string) => {
  const textOf = (file: string): string => readFileSync(join(directory, file), 'utf8')
  const atImport = new Set(['index.mjs'])
  for (const file of atImport)
    for (const [, imported = ''] of textOf(file).matchAll(staticImport)) atImport.add(imported)
  const all = readdirSync(directory).filter(file => file.endsWith('.mjs'))
  return { all, atImport: [...atImport], later: all.filter(file => !atImport.has(file)), textOf }
}
