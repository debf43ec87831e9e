import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ulid } from 'ulid'
import { dismissAll } from '../ui/notify.ts'
import { requestId } from './draft.ts'
import { readStream } from './read-stream.ts'
import { isUndecided, type RequestError } from './request-error.ts'
import { noParts, type Parts, type StreamEvent } from './streamed-text.ts'
import type { DraftForm } from './use-draft-form.ts'
import { useIsHere } from './use-is-here.ts'

/** How a request stands. While it is streamed, `parts` is the text so far; it is dropped where the request fails. */
export type RequestStatus =
  | { readonly state: 'idle' | 'sending' | 'done' }
  | { readonly state: 'streaming'; readonly parts: Parts }
  | { readonly state: 'failed'; readonly error: RequestError }

type Options<Fields extends FieldValues, Values> = {
  /** False ends a streamed request: the person has closed the dialog, and nobody waits for the text. */
  readonly open?: boolean
  readonly draft: Pick<DraftForm<Fields, Values>, 'form' | 'start' | 'markSent' | 'forget'>
  /** Of plain requests: begins with the live topic that it writes to. */
  readonly mutationKey: readonly unknown[]
  readonly errorOf: (error: unknown) => RequestError
  /**
   * For a toast, and to look again at what is shown. `cause` is what was thrown, for the errors of fields. Not called where
   * the session has ended: the login says so.
   */
  readonly onFailed: (error: RequestError, cause: unknown) => unknown
}

type Send<Body, Value> = (
  body: Body & { readonly id: string },
  signal: AbortSignal,
) => Promise<Value> | AsyncIterable<StreamEvent<Value>>

type Made<Value> = (
  value: Value,
  /** False: the person has closed the dialog or left the screen. The value exists, but nothing is to navigate to it. */
  isHere: boolean,
) => unknown

/**
 * Makes something once, from the draft of a form. The id of the request is stored before it is sent, and kept while nobody
 * knows what became of it: also after a reload, the same request sent again is made and counted once. A streamed request
 * ends when the person cancels it or leaves; a plain one goes on without them.
 */
export const useRequest = <Fields extends FieldValues, Values>(options: Options<Fields, Values>) => {
  const { draft, open = true, mutationKey, errorOf, onFailed } = options
  const [status, setStatus] = useState<RequestStatus>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  const isHere = useIsHere()
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (send: () => Promise<unknown>) => send(),
  })
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setStatus({ state: 'idle' })
  }

  const request = async <Body extends object, Value>(
    body: Body,
    send: Send<Body, Value>,
    onMade: Made<Value>,
  ): Promise<void> => {
    cancel()
    dismissAll()
    const words = JSON.stringify(body)
    const id = requestId(words, draft.start, ulid())
    const sent = { id, values: draft.form.getValues() }
    draft.markSent(id, words)
    const given = new AbortController()
    running.current = given
    const isCurrent = () => running.current === given
    const answer = send({ ...body, id }, given.signal)
    const isStream = !(answer instanceof Promise)
    try {
      setStatus(isStream ? { state: 'streaming', parts: noParts } : { state: 'sending' })
      const value =
        answer instanceof Promise
          ? await plain(answer)
          : await readStream(answer, change =>
              setStatus(now =>
                isCurrent() && now.state === 'streaming' ? { ...now, parts: change(now.parts) } : now,
              ),
            )
      if (isStream && given.signal.aborted) return
      if (isCurrent()) setStatus({ state: 'done' })
      draft.forget(sent)
      onMade(value, isHere())
    } catch (cause) {
      if (isStream && given.signal.aborted) return
      const error = errorOf(cause)
      if (isCurrent()) {
        setStatus({ state: 'failed', error })
        if (!isUndecided(error)) draft.markSent(id, null)
      }
      if (error.code !== 'unauthenticated') onFailed(error, cause)
    }
  }
  /** As a mutation, so that live reloads wait for it. */
  const plain = async <Value>(answer: Promise<Value>): Promise<Value> => {
    await mutateAsync(() => answer)
    return answer
  }

  const close = useEffectEvent(() => {
    if (status.state === 'streaming') cancel()
  })
  useEffect(() => {
    if (!open) close()
  }, [open])

  return {
    status,
    busy: status.state === 'sending' || status.state === 'streaming',
    error: status.state === 'failed' ? status.error : null,
    request,
    cancel,
  }
}
