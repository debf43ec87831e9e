import { Flex } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import { ulid } from 'ulid'
import type { StoredValue } from '../../browser/stored-value.ts'
import { type FormDraft, newDraft } from '../../kit/draft.ts'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { labelOrRetry, lostWhileWriting, requestError } from '../../kit/request-error.ts'
import { RequestForm, useFocusAfter } from '../../kit/request-form.tsx'
import type { Parts, StreamEvent } from '../../kit/streamed-text.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import type { TargetJob } from '../../writing/target-job.ts'
import { Later } from './tool-tab.tsx'

const JobList = lazyScreen(async () => (await import('./job-list.tsx')).JobList)

type RequestOptions<Fields extends FieldValues, Body, Made> = {
  readonly stored: StoredValue<FormDraft<Fields>>
  /** The fields before the person types. */
  readonly filled: Fields
  readonly resolver: Resolver<Fields, unknown, Fields>
  /** The error text where the cause is unknown. */
  readonly failed: string
  /** The title of the toast: 'Analysis Failed'. */
  readonly failedTitle: string
  readonly send: (body: Body & { id: string }, signal: AbortSignal) => AsyncIterable<StreamEvent<Made>>
  readonly onMade: (made: Made) => unknown
  /** Loads the list again, because the server may finish a request that failed or was cancelled here. */
  readonly reload: () => unknown
}

/** A request for a text or an analysis. The form stays in the page, and keeps its text for the next request. */
export const useAdviceRequest = <Fields extends FieldValues, Body extends object, Made>(
  options: RequestOptions<Fields, Body, Made>,
) => {
  const { stored, filled, resolver, failed, failedTitle, onMade, reload } = options
  const initialDraft = () => newDraft(filled, { id: ulid() })
  // The draft is restored even if the profile has changed, and would fill in other values now.
  const draft = useDraftForm<Fields, Fields>({ stored, initialDraft, resolver, isSameForm: () => true })
  const { request, cancel, ...state } = useRequest({
    draft,
    mutationKey: ['career', 'write'],
    errorOf: error => requestError(error, { failed, lost: lostWhileWriting }),
    onFailed: ({ code, text }) => {
      reload()
      const description = code === 'connection_lost' ? 'The connection was lost.' : text
      notify({ kind: 'error', title: failedTitle, description })
    },
  })
  return {
    ...draft,
    ...state,
    send: (body: Body) =>
      request<Body, Made>(body, options.send, made => {
        draft.continueFrom({ ...initialDraft(), values: draft.form.getValues() })
        return onMade(made)
      }),
    cancel: () => {
      cancel()
      reload()
    },
  }
}

type Props<Fields extends FieldValues> = {
  tool: 'linkedin' | 'skills'
  request: Omit<ReturnType<typeof useAdviceRequest<Fields, object, unknown>>, 'send'>
  onSubmit: (values: Fields) => unknown
  /** Fields that must not be empty. The first one takes the focus when the person starts afresh. */
  required: readonly [Path<Fields>, Path<Fields>]
  /** The toast when a required field is empty. */
  requiredWords: string
  submitLabel: string
  busyLabel: string
  /** Shows the text while it is written, in place of the form. */
  progress: (parts: Parts) => ReactNode
  /** The question above the person's applications. */
  chooseWords: string
  /** Fills the form in from an application. Returns the field that takes the focus; null: the submit button. */
  onJob: (job: TargetJob) => Path<Fields> | null
  /** The fields; `chooseJob` replaces them with the person's applications. */
  children: (chooseJob: () => void) => ReactNode
}

/** The form that asks for a text or an analysis. The text that is being written, or the job list, can take its place. */
export const AdviceForm = <Fields extends FieldValues>(props: Props<Fields>) => {
  const { tool, request, onSubmit, required, requiredWords, progress, onJob } = props
  const { form, status, busy, error, isDirty, restored, startOver, cancel } = request
  const [isChoosing, setChoosing] = useState(false)
  const formId = useId()
  const send = useFocusAfter(busy)
  const focusFirst = () => form.setFocus(required[0])
  const choose = (job: TargetJob) => {
    const field = onJob(job)
    setChoosing(false)
    requestAnimationFrame(() =>
      field === null ? firstFocusable(`ask-${tool}`)?.focus({ preventScroll: true }) : form.setFocus(field),
    )
  }
  const submit = form.handleSubmit(onSubmit, invalid => {
    const isEmpty = (name: Path<Fields>) =>
      ['too_small', 'invalid_format'].includes(String(invalid[name]?.type))
    if (required.some(isEmpty))
      notify({ kind: 'error', title: 'Missing Information', description: requiredWords })
  })
  return (
    <>
      {isChoosing && (
        <Later label="Loading your applications">
          <JobList
            words={props.chooseWords}
            onChoose={choose}
            onBack={() => {
              setChoosing(false)
              requestAnimationFrame(() => firstFocusable(`choose-${tool}`)?.focus())
            }}
          />
        </Later>
      )}
      {status.state === 'streaming' && progress(status.parts)}
      {busy && (
        <Flex wrap="wrap" gap="2.5" mt="5">
          <Button loading loadingText={props.busyLabel} />
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </Flex>
      )}
      <RequestForm
        request={request}
        formId={formId}
        hidden={isChoosing || busy}
        onSubmit={submit}
        onStartOver={focusFirst}
      >
        {props.children(() => setChoosing(true))}
        {!busy && (
          <Flex wrap="wrap" gap="2.5">
            <Button type="submit" ref={send} data-focus={`ask-${tool}`}>
              {labelOrRetry(props.submitLabel, error)}
            </Button>
            {isDirty && (!restored || error) && (
              <Button
                variant="ghost"
                onClick={() => {
                  startOver()
                  focusFirst()
                }}
              >
                Start again
              </Button>
            )}
          </Flex>
        )}
      </RequestForm>
    </>
  )
}
