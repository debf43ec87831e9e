import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/errors.ts'
import { type ImportPlan, planImport } from '../../../shared/domain/application-csv-plan.ts'
import { importFileLimit, readImport } from '../../../shared/domain/application-import.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { allApplications } from '../../applications/queries.ts'
import { decode, isBinary, readTable } from './read-table.ts'

type Outcome = { readonly preview: ImportPlan } | { readonly refused: string }

const previewOf = async (source: File | string): Promise<Outcome> => {
  const isFile = source instanceof File
  if (isFile && source.size > importFileLimit)
    return { refused: 'This file is larger than 5 MB. Split it, and import each part.' }
  const text = isFile ? decode(new Uint8Array(await source.arrayBuffer())) : source
  if (isBinary(text))
    return {
      refused:
        'This is not a CSV file. If it comes from Excel or Google Sheets, save it there as CSV first, or paste its rows.',
    }
  const table = readTable(text)
  if (!table)
    return { refused: 'A quotation mark (") is opened and never closed. Correct the file, then try again.' }
  const read = readImport(table)
  return read.refused !== null ? read : { preview: planImport(read.reading, await allApplications()) }
}

const failedWords = (error: unknown): string =>
  error instanceof ConnectionLost || error instanceof ApiError
    ? 'Your applications could not be fetched, so Aiki cannot tell which of these rows are new. Nothing was added. Check your connection, then try again.'
    : 'This file could not be read. Choose it again, or paste its rows.'

/** Reads a file or a pasted text (`source`): the rows that it would add now, or why it is refused. */
export const useImportPreview = () => {
  const { data, error, variables, isPending, mutate, reset } = useMutation({ mutationFn: previewOf })
  return {
    preview: data && 'preview' in data ? data.preview : null,
    refused: error ? failedWords(error) : data && 'refused' in data ? data.refused : null,
    source: variables,
    isReading: isPending,
    read: mutate,
    clear: reset,
  }
}
