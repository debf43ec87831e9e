import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import type { StoredFile } from '../../shared/api/files.ts'
import { plans } from '../../shared/domain/plan.ts'
import type { Handlers } from './fake-server.ts'

const { storedFiles: limit } = plans.pro.limits

/** The files that somebody on Pro keeps, as far as components can tell them from those of the server. */
export const fakeFiles = (...names: readonly string[]) => {
  const begun = new Map<string, StoredFile>()
  const kept = new Map<string, StoredFile>()
  const fileOf = (id: string, name: string, size = 80_000): StoredFile => ({
    id,
    name,
    size,
    type: name.endsWith('.png') ? 'png' : 'pdf',
    createdAt: new Date().toISOString(),
  })
  const get = (id: string, from = kept): StoredFile => {
    const file = from.get(id)
    if (!file) throw new ApiError('not_found')
    return file
  }
  for (const name of names) {
    const file = fileOf(ulid(), name)
    kept.set(file.id, file)
  }
  const all = (): readonly StoredFile[] => [...kept.values()].toReversed()

  const answers = {
    'files.list': () => ({ files: [...all()], limit }),
    'files.begin': ({ body: { id, name, size } }) => {
      if (kept.size >= limit) throw new ApiError('too_many_files')
      begun.set(id, fileOf(id, name, size))
      return { url: `/bucket/${id}`, headers: { 'content-type': 'application/octet-stream' } }
    },
    'files.finish': ({ params: { id } }) => {
      const file = kept.get(id) ?? get(id, begun)
      kept.set(id, file)
      return file
    },
    'files.link': ({ params: { id } }) => ({
      url: `/bucket/${get(id).id}`,
      until: new Date(Date.now() + 300_000).toISOString(),
    }),
    'files.remove': ({ params: { id } }) => {
      kept.delete(get(id).id)
      return { id }
    },
  } satisfies Handlers

  return { /** For `openApp`. */ answers, /** What is kept, newest first. */ all }
}
