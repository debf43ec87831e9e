import type { StoredFile } from '../../../../shared/api/files.ts'
import { api } from '../../../api/api.ts'
import { nameOf } from './file-rules.ts'
import { isGone } from './queries.ts'
import { NotArrived, sendBytes } from './send-bytes.ts'

export type SendStage = { readonly stage: 'sending'; readonly share: number } | { readonly stage: 'checking' }

type Options = {
  readonly id: string
  /** It went out before with this id, and nobody knows what became of it. */
  readonly isAgain: boolean
  readonly signal: AbortSignal
  readonly onStage: (stage: SendStage) => void
}

const finish = async (id: string, signal: AbortSignal): Promise<StoredFile | null> => {
  try {
    return await api.files.finish({ params: { id } }, { signal })
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Sends a file and has it looked at. Again, with the same id, it is the same file, and sent only where it must be. */
export const sendFile = async (
  file: File,
  { id, isAgain, signal, onStage }: Options,
): Promise<StoredFile> => {
  const there = isAgain ? await finish(id, signal) : null
  if (there) return there
  const link = await api.files.begin({ body: { id, name: nameOf(file.name), size: file.size } }, { signal })
  await sendBytes(link, file, { signal, onProgress: share => onStage({ stage: 'sending', share }) })
  onStage({ stage: 'checking' })
  const kept = await finish(id, signal)
  if (!kept) throw new NotArrived('There is nothing where it was sent.')
  return kept
}
