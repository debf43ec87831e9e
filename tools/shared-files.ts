import { join } from 'node:path'

type Modules = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

const web = join(import.meta.dirname, '../web')

/**
 * What these files of web/ import of ours, and what that imports, to the end; without what is only loaded on demand. A
 * package's index would lead to all that it has: what is used of it follows its users by itself.
 */
const reach = (files: readonly string[], modules: Modules): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = files.map(file => join(web, file))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * A group of Vite's for all that each of these needs, a file of web/ or several, in one file instead of many small ones.
 * What a group before it holds is not in it: so the groups go from what most need to what few do, and none holds what
 * would load a later one.
 */
export const sharedFile = (name: string, ...needing: readonly (readonly string[])[]) => {
  let reached: readonly ReadonlySet<string>[] | undefined
  return {
    // The bundler's report of where its time went names no group by a function.
    debugName: name,
    name: (id: string, modules: Modules): string | null => {
      reached ??= needing.map(files => reach(files, modules))
      return reached.every(ids => ids.has(id)) ? name : null
    },
  }
}
