import { ApiError } from '../../shared/api/errors.ts'
import { fileLinkSeconds, fileOperations, type StoredFile } from '../../shared/api/files.ts'
import { fileTypeOf, mediaTypes, withEnding } from '../../shared/domain/file-type.ts'
import { allows, plans } from '../../shared/domain/plan.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { Files } from '../services/files.ts'
import { type FileStore, fileStore } from '../store/files.ts'
import { type WriterStore, writerStore } from '../store/writers.ts'

type Services = { readonly files: Files; readonly names: FileStore; readonly writers: WriterStore }

const limitOf = async ({ writers }: Services, sub: string, now: Date): Promise<number> =>
  plans[(await writers.get(sub, now)).tier].limits.storedFiles

/** Reads the uploaded bytes. Undefined if nothing was uploaded. Removes an upload that can't be stored. */
const arrivedFile = async (files: Files, file: { sub: string; id: string }) => {
  const bytes = await files.arrived(file)
  if (bytes === undefined) return undefined
  const type = bytes === 'too-large' ? null : fileTypeOf(bytes)
  if (bytes === 'too-large' || type === null) {
    await files.forget(file)
    throw new ApiError(bytes === 'too-large' ? 'too_large' : 'wrong_file_type')
  }
  return { bytes, type }
}

export const serveFiles = (services: Services): Gateway =>
  serve(fileOperations)(services, {
    list: async ({ caller, now }, services) => {
      const [files, limit] = await Promise.all([
        services.names.list(caller.sub),
        limitOf(services, caller.sub, now),
      ])
      return { files, limit }
    },
    begin: async ({ caller: { sub }, body: { id, name, size }, now }, { files, names, writers }) => {
      const { tier } = await writers.get(sub, now)
      if (!allows(tier, 'cloud-storage')) throw new ApiError('upgrade_required')
      if ((await names.list(sub)).length >= plans[tier].limits.storedFiles)
        throw new ApiError('too_many_files')
      await names.announce(sub, { id, name }, now)
      return { url: await files.uploadLink({ sub, id }, size), headers: {} }
    },
    finish: async ({ caller: { sub }, params: { id }, now }, services) => {
      const { files, names } = services
      const existing = await names.get(sub, id)
      if (existing) return existing
      const name = await names.announcedName(sub, id, now)
      const arrived = name === null ? undefined : await arrivedFile(files, { sub, id })
      if (name === null || arrived === undefined) {
        // A simultaneous repeat of this call may have added the file since.
        const added = await names.get(sub, id)
        if (added) return added
        throw new ApiError('not_found')
      }
      const { bytes, type } = arrived
      // Stores the bytes that were checked, because the uploaded object can be replaced while its link is valid.
      await files.keep({ sub, id }, bytes, mediaTypes[type])
      const file: StoredFile = {
        id,
        name: withEnding(name, type),
        type,
        size: bytes.length,
        createdAt: now.toISOString(),
      }
      const added = await names
        .add(sub, file, await limitOf(services, sub, now))
        .catch(async (error: unknown) => {
          // The row may have been added although the answer of the table was lost. Then the bytes must stay.
          const added = await names.get(sub, id)
          if (added) return added
          // A later or simultaneous try needs the bytes. So they are removed only if the limit is certainly reached.
          if (!(error instanceof ApiError && error.code === 'too_many_files')) throw error
          await Promise.all([files.remove({ sub, id }), files.forget({ sub, id })])
          throw error
        })
      await files.forget({ sub, id })
      return added
    },
    link: async ({ caller: { sub }, params: { id }, now }, { files, names }) => {
      const file = await names.get(sub, id)
      if (!file) throw new ApiError('not_found')
      const url = await files.link({ sub, id }, { name: file.name, type: mediaTypes[file.type] })
      return { url, until: new Date(now.getTime() + fileLinkSeconds * 1000).toISOString() }
    },
    remove: async ({ caller: { sub }, params: { id } }, { names }) => {
      await names.remove(sub, id)
      return { id }
    },
  })

export const files = ({ table, files }: Uses<'table' | 'files'>) =>
  guarded(serveFiles({ files: files(), names: fileStore(table()), writers: writerStore(table()) }), table())
