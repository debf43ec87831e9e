import { ApiError } from '../../shared/api/errors.ts'
import { importOperations } from '../../shared/api/imports.ts'
import type { Answer } from '../../shared/api/operation.ts'
import type { Uses } from '../composition/services.ts'
import { FileFaultError } from '../imports/file-faults.ts'
import type { FileReader } from '../imports/file-reader.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'

type Read = Answer<(typeof importOperations)['read']>

const bytesOf = (dataUrl: string): Uint8Array =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

/** The reader of resumes, with its lists of words and places. */
const formOf = async (text: string): Promise<Read> =>
  (await import('../../shared/domain/resume-import/form-of-text.ts')).formOfText(text)

const readBytes = async (files: FileReader, dataUrl: string): Promise<Read> => {
  try {
    return await formOf(await files.textOf(bytesOf(dataUrl)))
  } catch (error) {
    throw error instanceof FileFaultError ? new ApiError(error.fault, { cause: error.cause }) : error
  }
}

const readJson = async (text: string): Promise<Read> => {
  const { formOfJson } = await import('../../shared/domain/resume-import/form-of-json-resume.ts')
  try {
    return formOfJson(JSON.parse(text))
  } catch (cause) {
    throw new ApiError('unreadable_file', { cause })
  }
}

const isEmpty = ({ form, unplaced }: Read): boolean =>
  unplaced.length === 0 && Object.values(form).every(field => field.length === 0)

/** The sent file is neither stored nor logged. */
export const serveImports = (services: { readonly files: FileReader }): Gateway =>
  serve(importOperations)(services, {
    read: async ({ body: { kind, data } }, { files }) => {
      const read = await (kind === 'text'
        ? formOf(data)
        : kind === 'json'
          ? readJson(data)
          : readBytes(files, data))
      if (isEmpty(read)) throw new ApiError('unreadable_file')
      return read
    },
  })

export const imports = ({ table, fileReader }: Uses<'table' | 'fileReader'>) =>
  guarded(serveImports({ files: fileReader() }), table())
