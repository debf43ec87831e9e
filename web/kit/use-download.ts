import { useMutation } from '@tanstack/react-query'
import { offerFile } from '../browser/offer-file.ts'

/** A file for the person to save. `type` is its media type. */
export type OfferedFile = {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly type: string
}

type Options<Offered, Source> = {
  /** Loads or makes the file. */
  readonly get: (source: Source) => Promise<Offered>
  readonly onDone?: (file: Offered) => unknown
  readonly onFailed?: (error: unknown, retry: () => void) => unknown
}

/** Loads or makes a file, and offers it to the person. `download(source)` names the file, if there are several. */
export const useDownload = <Offered extends OfferedFile, Source = void>(
  options: Options<Offered, Source>,
) => {
  const { get, onDone, onFailed } = options
  const { mutate, data, error, isPending } = useMutation({
    meta: { readsOnly: true },
    mutationFn: get,
    onSuccess: file => {
      offerFile(file.name, file.content, file.type)
      onDone?.(file)
    },
    onError: (error, source) => onFailed?.(error, () => mutate(source)),
  })
  return {
    download: mutate,
    busy: isPending,
    error,
    /** The last file that was offered. */
    file: data ?? null,
  }
}
