import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { ApiError } from '../../../shared/api/errors.ts'
import type { StoredFile } from '../../../shared/api/files.ts'
import { api } from '../../api/api.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { nameOf, refusal, type SendError, sendErrorOf } from './file-rules.ts'
import { fileRows, filesQuery } from './files.ts'
import { NotArrived, sendBytes } from './send-bytes.ts'

/** `share`: how much is sent, from 0 to 1. `checking`: the server checks the content. */
export type SendStage = { readonly stage: 'sending'; readonly share: number } | { readonly stage: 'checking' }

export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly at: SendStage }
  | { readonly state: 'failed'; readonly name: string; readonly error: SendError }

type Chosen = {
  readonly file: File
  readonly id: string
  /** The file was sent before with this id. The outcome is unknown. */
  readonly isRetry: boolean
}

const finish = async (id: string, signal: AbortSignal): Promise<StoredFile | null> => {
  try {
    return await api.files.finish({ params: { id } }, { signal })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

type Options = { readonly signal: AbortSignal; readonly onStage: (at: SendStage) => void }

/** Sends a file, and has the server check it. A retry does not send again what the server has already. */
const sendFile = async ({ file, id, isRetry }: Chosen, { signal, onStage }: Options): Promise<StoredFile> => {
  const earlier = isRetry ? await finish(id, signal) : null
  if (earlier) return earlier
  const link = await api.files.begin({ body: { id, name: nameOf(file.name), size: file.size } }, { signal })
  await sendBytes(link, file, { signal, onProgress: share => onStage({ stage: 'sending', share }) })
  onStage({ stage: 'checking' })
  const stored = await finish(id, signal)
  if (!stored) throw new NotArrived('There is nothing where it was sent.')
  return stored
}

/** Sends a file that the person chose. If that fails, `retry` sends the same file with the same id. */
export const useSendFile = () => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const chosen = useRef<Chosen>(null)
  const running = useRef<AbortController>(null)
  // Leaving the screen cancels the upload.
  useEffect(() => () => running.current?.abort(), [])

  // The upload is a mutation, so that live reloads wait for it.
  const { mutateAsync } = useMutation({
    mutationKey: [...filesQuery.queryKey, 'add'],
    mutationFn: (send: () => Promise<StoredFile>) => send(),
  })

  const start = async (next: Chosen): Promise<void> => {
    const { name } = next.file
    const controller = new AbortController()
    running.current = controller
    chosen.current = { ...next, isRetry: true }
    dismissAll()
    const onStage = (at: SendStage) => {
      if (!controller.signal.aborted) setSending({ state: 'sending', name, at })
    }
    onStage({ stage: 'sending', share: 0 })
    try {
      const stored = await mutateAsync(() => sendFile(next, { signal: controller.signal, onStage }))
      await fileRows.put(client, stored)
      setSending({ state: 'idle' })
      notify({ kind: 'success', title: 'File Added', description: `“${stored.name}” is kept here.` })
    } catch (cause) {
      if (controller.signal.aborted) return
      const error = sendErrorOf(cause)
      // The server has refused the file, so the next file needs a new id.
      if (!error.canRetry) chosen.current = null
      setSending({ state: 'failed', name, error })
      // The list on the screen may be old, such as after a change of the plan.
      if (cause instanceof ApiError) void fileRows.reload(client)
    }
  }

  return {
    sending,
    choose: (file: File) => {
      const refused = refusal(file)
      if (refused === null) return void start({ file, id: ulid(), isRetry: false })
      chosen.current = null
      setSending({ state: 'failed', name: file.name, error: { text: refused, canRetry: false } })
    },
    retry: () => {
      if (chosen.current) void start(chosen.current)
    },
    cancel: () => {
      running.current?.abort()
      chosen.current = null
      setSending({ state: 'idle' })
      // The server may have stored the file before the upload was cancelled.
      void fileRows.reload(client)
    },
  }
}
