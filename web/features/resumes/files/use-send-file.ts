import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { ApiError } from '../../../../shared/api/errors.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { refusal } from './file-rules.ts'
import { changeFiles, filesQuery, withFile } from './queries.ts'
import { type SendStage, sendFile } from './send-file.ts'
import { type SendTrouble, sendTroubleOf } from './words.ts'

type Chosen = { readonly file: File; readonly id: string; readonly isAgain: boolean }

/** What becomes of the file that somebody chose. `failed` may keep it, for another try with the same id. */
export type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'under-way'; readonly name: string; readonly at: SendStage }
  | { readonly state: 'failed'; readonly name: string; readonly trouble: SendTrouble }

export const useSendFile = () => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const chosen = useRef<Chosen>(null)
  const under = useRef<AbortController>(null)
  // Who leaves the screen ends it: nothing counts before it was looked at.
  useEffect(() => () => under.current?.abort(), [])

  // A mutation, so that live reloads wait for it.
  const { mutateAsync } = useMutation({
    mutationKey: [...filesQuery.queryKey, 'add'],
    mutationFn: (send: () => ReturnType<typeof sendFile>) => send(),
  })

  const start = async (wish: Chosen): Promise<void> => {
    const { file } = wish
    const given = new AbortController()
    under.current = given
    chosen.current = { ...wish, isAgain: true }
    dismissAll()
    const show = (at: SendStage) => {
      if (!given.signal.aborted) setSending({ state: 'under-way', name: file.name, at })
    }
    show({ stage: 'sending', share: 0 })
    try {
      const kept = await mutateAsync(() => sendFile(file, { ...wish, signal: given.signal, onStage: show }))
      await changeFiles(client, files => withFile(files, kept))
      setSending({ state: 'idle' })
      notify({ kind: 'success', title: 'File Added', description: `“${kept.name}” is kept here.` })
    } catch (error) {
      if (given.signal.aborted) return
      const trouble = sendTroubleOf(error)
      // What was looked at and not taken is another file the next time.
      if (!trouble.isWorthAnotherTry) chosen.current = null
      setSending({ state: 'failed', name: file.name, trouble })
      // The plan, or the files, are other ones than were shown.
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey: filesQuery.queryKey })
    }
  }

  return {
    sending,
    choose: (file: File) => {
      const refused = refusal(file)
      if (refused === null) return void start({ file, id: ulid(), isAgain: false })
      chosen.current = null
      setSending({ state: 'failed', name: file.name, trouble: { text: refused, isWorthAnotherTry: false } })
    },
    again: () => {
      if (chosen.current) void start(chosen.current)
    },
    cancel: () => {
      under.current?.abort()
      chosen.current = null
      setSending({ state: 'idle' })
      // It may have been looked at and kept before anybody heard of it.
      void client.invalidateQueries({ queryKey: filesQuery.queryKey })
    },
  }
}
