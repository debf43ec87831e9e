import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ulid } from 'ulid'
import { dismissAll } from '../ui/notify.ts'
import { requestId } from './draft.ts'
import { readStream } from './read-stream.ts'
import { isOutcomeUnknown, type RequestError } from './request-error.ts'
import { noParts, type Parts, type StreamEvent } from './streamed-text.ts'
import type { DraftForm } from './use-draft-form.ts'
import { useIsHere } from './use-is-here.ts'

/**
 * While a text is streamed, `parts` is the text so far. It is lost if the request fails. 'stopped': the person ended the
 * stream before the text was complete.
 */
export type RequestStatus =
  | { readonly state: 'idle' | 'sending' | 'done' | 'stopped' }
  | { readonly state: 'streaming'; readonly parts: Parts }
  | { readonly state: 'failed'; readonly error: RequestError }

type Options<Fields extends FieldValues, Values> = {
  /** Whether the dialog is open. A streamed request is cancelled when the dialog closes. */
  readonly open?: boolean
  readonly draft: Pick<DraftForm<Fields, Values>, 'form' | 'base' | 'markSent' | 'clearDraft'>
  /** Of a plain request: starts with the live topic of what the request changes, so that reloads wait for it. */
  readonly mutationKey: readonly unknown[]
  readonly errorOf: (error: unknown) => RequestError
  /** `cause` is the thrown error. Not called when the session has ended, because the login dialog says so. */
  readonly onFailed?: (error: RequestError, cause: unknown) => unknown
}

type Send<Body, Value> = (
  body: Body & { readonly id: string },
  signal: AbortSignal,
) => Promise<Value> | AsyncIterable<StreamEvent<Value>>

/** `isHere` is false if the person has closed the dialog or left the screen: then nothing must navigate. */
type OnSuccess<Value> = (value: Value, isHere: boolean) => unknown

/**
 * Sends the request of a form. The request id is stored before the request goes out. While the outcome is unknown, also
 * after a reload, the same request is sent with the same id, so that the server makes and counts it once. A streamed
 * request is cancelled when the person leaves; a plain one is not.
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
    setStatus(now => ({ state: now.state === 'streaming' ? 'stopped' : 'idle' }))
  }

  /** A plain request is a mutation, so that live reloads wait for it. */
  const asMutation = async <Value>(answer: Promise<Value>): Promise<Value> => {
    await mutateAsync(() => answer)
    return answer
  }

  const request = async <Body extends object, Value>(
    body: Body,
    send: Send<Body, Value>,
    onSuccess: OnSuccess<Value>,
  ): Promise<void> => {
    cancel()
    dismissAll()
    const content = JSON.stringify(body)
    const id = requestId(content, draft.base, ulid())
    const sent = { id, values: draft.form.getValues() }
    draft.markSent(id, content)
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller
    const answer = send({ ...body, id }, controller.signal)
    const isStream = !(answer instanceof Promise)
    try {
      setStatus(isStream ? { state: 'streaming', parts: noParts } : { state: 'sending' })
      const value =
        answer instanceof Promise
          ? await asMutation(answer)
          : await readStream(answer, change =>
              setStatus(now =>
                isCurrent() && now.state === 'streaming' ? { ...now, parts: change(now.parts) } : now,
              ),
            )
      if (isStream && controller.signal.aborted) return
      if (isCurrent()) setStatus({ state: 'done' })
      draft.clearDraft(sent)
      onSuccess(value, isHere())
    } catch (cause) {
      if (isStream && controller.signal.aborted) return
      const error = errorOf(cause)
      if (isCurrent()) {
        setStatus({ state: 'failed', error })
        if (!isOutcomeUnknown(error)) draft.markSent(id, null)
      }
      if (error.code !== 'unauthenticated') onFailed?.(error, cause)
    }
  }

  const onClosed = useEffectEvent(() => {
    if (status.state === 'streaming') cancel()
  })
  useEffect(() => {
    if (!open) onClosed()
  }, [open])

  return {
    status,
    busy: status.state === 'sending' || status.state === 'streaming',
    error: status.state === 'failed' ? status.error : null,
    isStopped: status.state === 'stopped',
    request,
    cancel,
  }
}
