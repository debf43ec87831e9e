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

/** `share`: how much of it is sent, from 0 to 1; `checking`: the server looks at its content. */
export type SendStage = { readonly stage: 'sending'; readonly share: number } | { readonly stage: 'checking' }

/** What becomes of the file that the person chose. */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly name: string; readonly at: SendStage }
  | { readonly state: 'failed'; readonly name: string; readonly error: SendError }

type Chosen = {
  readonly file: File
  readonly id: string
  /** It was sent before with this id, and nobody knows what became of it. */
  readonly isAgain: boolean
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

/** Sends a file and has the server look at it. With the same id it is the same file, and sent only where it must be. */
const sendFile = async ({ file, id, isAgain }: Chosen, { signal, onStage }: Options): Promise<StoredFile> => {
  const earlier = isAgain ? await finish(id, signal) : null
  if (earlier) return earlier
  const link = await api.files.begin({ body: { id, name: nameOf(file.name), size: file.size } }, { signal })
  await sendBytes(link, file, { signal, onProgress: share => onStage({ stage: 'sending', share }) })
  onStage({ stage: 'checking' })
  const stored = await finish(id, signal)
  if (!stored) throw new NotArrived('There is nothing where it was sent.')
  return stored
}

/** Sends a file that the person chose. A file that failed on its way stays chosen, to be sent again with the same id. */
export const useSendFile = () => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const chosen = useRef<Chosen>(null)
  const running = useRef<AbortController>(null)
  // Leaving the screen ends it: a file counts only after the server has looked at it.
  useEffect(() => () => running.current?.abort(), [])

  // A mutation, so that live reloads wait for it.
  const { mutateAsync } = useMutation({
    mutationKey: [...filesQuery.queryKey, 'add'],
    mutationFn: (send: () => Promise<StoredFile>) => send(),
  })

  const start = async (next: Chosen): Promise<void> => {
    const { name } = next.file
    const given = new AbortController()
    running.current = given
    chosen.current = { ...next, isAgain: true }
    dismissAll()
    const onStage = (at: SendStage) => {
      if (!given.signal.aborted) setSending({ state: 'sending', name, at })
    }
    onStage({ stage: 'sending', share: 0 })
    try {
      const stored = await mutateAsync(() => sendFile(next, { signal: given.signal, onStage }))
      await fileRows.put(client, stored)
      setSending({ state: 'idle' })
      notify({ kind: 'success', title: 'File Added', description: `“${stored.name}” is kept here.` })
    } catch (cause) {
      if (given.signal.aborted) return
      const error = sendErrorOf(cause)
      // The server has looked at the file and refused it: the next file gets an id of its own.
      if (!error.canRetry) chosen.current = null
      setSending({ state: 'failed', name, error })
      // The plan or the files are not as they were shown.
      if (cause instanceof ApiError) void fileRows.reload(client)
    }
  }

  return {
    sending,
    choose: (file: File) => {
      const refused = refusal(file)
      if (refused === null) return void start({ file, id: ulid(), isAgain: false })
      chosen.current = null
      setSending({ state: 'failed', name: file.name, error: { text: refused, canRetry: false } })
    },
    again: () => {
      if (chosen.current) void start(chosen.current)
    },
    cancel: () => {
      running.current?.abort()
      chosen.current = null
      setSending({ state: 'idle' })
      // The server may have stored the file before it heard of the end.
      void fileRows.reload(client)
    },
  }
}
