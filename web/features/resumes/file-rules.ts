import { ApiError, errors } from '../../../shared/api/errors.ts'
import { fileLimit } from '../../../shared/api/files.ts'
import { mediaTypes } from '../../../shared/domain/file-type.ts'
import type { FileType } from '../../../shared/lists.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { errorMessage } from '../../kit/error-reference.ts'
import { NotArrived } from './send-bytes.ts'

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

const endings = /\.(pdf|docx|png|jpe?g)$/i
const types: readonly string[] = Object.values(mediaTypes)

/** The `accept` of the file input. */
export const accepted = `.pdf,.docx,.png,.jpg,.jpeg,${types.join(',')}`

const tooLarge = 'Please select a file of at most 5 MB.'

/**
 * Why a file can't be sent, or null. The type or the file extension is enough, because some browsers know no type and some
 * apps add no extension. The server checks the content.
 */
export const refusal = ({ name, type, size }: Chosen): string | null => {
  if (/\.doc$/i.test(name))
    return 'This is an old Word file (.doc). Save it as .docx or PDF first, then choose it again.'
  if (!types.includes(type) && !endings.test(name)) return errors.wrong_file_type.message
  if (size === 0) return 'There is nothing in this file. Choose another one.'
  return size > fileLimit ? tooLarge : null
}

/** The stored name of a file: one line of at most 200 characters, with its file extension. */
export const nameOf = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line === '') return 'File'
  if (line.length <= 200) return line
  const ending = /\.\w{1,8}$/.exec(line)?.[0] ?? ''
  return `${line.slice(0, 200 - ending.length)}${ending}`
}

export const typeNames: Readonly<Record<FileType, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  png: 'PNG picture',
  jpeg: 'JPEG picture',
}

/** `64 kB`, `1.4 MB`. A kilobyte is 1024 bytes, as in the limit of 5 MB. */
export const sizeWords = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Why a file was not added. `canRetry`: the same file can be sent again. */
export type SendError = { readonly text: string; readonly canRetry: boolean }

export const sendErrorOf = (error: unknown): SendError => {
  if (error instanceof ConnectionLost)
    return {
      text: 'The connection was lost while the file was being sent. The file is still chosen: try again.',
      canRetry: true,
    }
  if (error instanceof NotArrived)
    return { text: 'The file did not arrive complete, so we did not keep it. Try again.', canRetry: true }
  if (!(error instanceof ApiError))
    return { text: 'The file could not be read on this device. Choose it again.', canRetry: false }
  if (error.code === 'too_large' || error.code === 'invalid_input')
    return {
      text: error.fields?.size ?? (error.code === 'too_large' ? tooLarge : error.message),
      canRetry: false,
    }
  return { text: errorMessage(error), canRetry: error.status >= 500 }
}
