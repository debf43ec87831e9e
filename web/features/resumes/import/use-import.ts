import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/errors.ts'
import { api } from '../../../api/api.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { pastedSource, sourceOf, wrongKind } from './source.ts'

export type Imported = Awaited<ReturnType<typeof api.imports.read>>

class Refused extends Error {}

const read = async (given: File | string): Promise<Imported> => {
  const source = typeof given === 'string' ? pastedSource(given) : await sourceOf(given)
  if ('refused' in source) throw new Refused(source.refused)
  return api.imports.read({ body: source })
}

const whyNot = (error: unknown): string => {
  if (error instanceof Refused) return error.message
  if (error instanceof ConnectionLost)
    return 'The connection was lost, and nothing was read. What you typed is still here. Please try again.'
  if (!(error instanceof ApiError))
    return 'This file could not be read. Choose it again, or paste the text of it.'
  if (error.code === 'wrong_file_type' || error.code === 'invalid_input') return wrongKind
  return error.message
}

/** Reads a file, or a text, into the fields of the form. Nothing of it is kept elsewhere. */
export const useImport = (onRead: (imported: Imported, from: string) => void) => {
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: read,
    onSuccess: (imported, given) => onRead(imported, typeof given === 'string' ? 'your text' : given.name),
  })
  return { read: mutate, clear: reset, busy: isPending, refused: error ? whyNot(error) : undefined }
}
