import { ApiError } from '../../../../shared/api/errors.ts'
import type { FileType } from '../../../../shared/lists.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { NotArrived } from './send-bytes.ts'

export const typeNames: Readonly<Record<FileType, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  png: 'PNG picture',
  jpeg: 'JPEG picture',
}

/** `64 kB`, `1.4 MB`, counted as the limit of 5 MB is. */
export const sizeWords = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

export const tooLarge = 'Please select a file of at most 5 MB.'

export type SendTrouble = {
  readonly text: string
  /** The same file may be sent again. */
  readonly isWorthAnotherTry: boolean
}

/** Why a file was not added, and what is safe. */
export const sendTroubleOf = (error: unknown): SendTrouble => {
  if (error instanceof ConnectionLost)
    return {
      text: 'The connection was lost while the file was on its way. It is still chosen: try again.',
      isWorthAnotherTry: true,
    }
  if (error instanceof NotArrived)
    return {
      text: 'The file did not arrive whole, and nothing of it was kept. Try again.',
      isWorthAnotherTry: true,
    }
  if (!(error instanceof ApiError))
    return { text: 'The file could not be read on this device. Choose it again.', isWorthAnotherTry: false }
  if (error.code === 'too_large' || error.code === 'invalid_input')
    return {
      text: error.fields?.size ?? (error.code === 'too_large' ? tooLarge : error.message),
      isWorthAnotherTry: false,
    }
  return { text: error.message, isWorthAnotherTry: error.status >= 500 }
}
