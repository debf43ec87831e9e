import { useMutation } from '@tanstack/react-query'
import { offerFile } from '../browser/offer-file.ts'

/** A file as it is offered to the person. `type` is its media type. */
export type OfferedFile = {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly type: string
}

type Options<Offered, Of> = {
  /** Loads the file, or makes it. */
  readonly get: (of: Of) => Promise<Offered>
  /** The browser has the file: for a toast. */
  readonly onDone?: (file: Offered) => unknown
  /** There is no file: for a toast, which may offer `again`. */
  readonly onFailed?: (error: unknown, again: () => void) => unknown
}

/** Loads or makes a file, and offers it to the person. `of` is what the file is made of; nothing where there is one alone. */
export const useDownload = <Offered extends OfferedFile, Of = void>(options: Options<Offered, Of>) => {
  const { get, onDone, onFailed } = options
  const { mutate, data, error, isPending } = useMutation({
    meta: { readsOnly: true },
    mutationFn: get,
    onSuccess: file => {
      offerFile(file.name, file.content, file.type)
      onDone?.(file)
    },
    onError: (error, of) => onFailed?.(error, () => mutate(of)),
  })
  return {
    download: mutate,
    busy: isPending,
    /** Why there is no file; null while there is no answer yet. */
    error,
    /** The file that was offered last. */
    file: data ?? null,
  }
}
