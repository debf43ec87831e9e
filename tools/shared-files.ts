import { join } from 'node:path'

type Modules = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

const web = join(import.meta.dirname, '../web')

/**
 * All of our modules that these files of web/ import, directly or not, without dynamic imports. The index of a package
 * is not followed, because it would lead to the whole package; the parts in use follow their users anyway.
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
 * A chunk group of Vite: everything that each of these entries needs goes into one file instead of many small files. An
 * earlier group keeps its modules, so the groups are ordered from the most shared to the least, and no group contains a
 * module that would load a later group.
 */
export const sharedFile = (name: string, ...needing: readonly (readonly string[])[]) => {
  let reached: readonly ReadonlySet<string>[] | undefined
  return {
    // A name for the bundler's timing report, which can't name a group that is a function.
    debugName: name,
    name: (id: string, modules: Modules): string | null => {
      reached ??= needing.map(files => reach(files, modules))
      return reached.every(ids => ids.has(id)) ? name : null
    },
  }
}
