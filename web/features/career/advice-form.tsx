import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import type { FieldValues, Path, Resolver } from 'react-hook-form'
import { ulid } from 'ulid'
import type { StoredValue } from '../../browser/stored-value.ts'
import { type FormDraft, newDraft } from '../../kit/draft.ts'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { againOr, lostWhileWriting, requestError } from '../../kit/request-error.ts'
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
  readonly stored: () => StoredValue<FormDraft<Fields>>
  /** What the form begins with. */
  readonly filled: Fields
  readonly resolver: Resolver<Fields, unknown, Fields>
  /** Said where nobody knows why the request failed. */
  readonly failed: string
  /** The title of the toast: 'Analysis Failed'. */
  readonly failedTitle: string
  readonly send: (body: Body & { id: string }, signal: AbortSignal) => AsyncIterable<StreamEvent<Made>>
  readonly onMade: (made: Made) => unknown
  /** Loads the list again: the server may have made something that nobody waited for. */
  readonly reload: () => unknown
}

/** A request for a text or an analysis. The form stands in the page, and its words stay for the next request. */
export const useAdviceRequest = <Fields extends FieldValues, Body extends object, Made>(
  options: RequestOptions<Fields, Body, Made>,
) => {
  const { filled, resolver, failed, failedTitle, send, onMade, reload } = options
  const [stored] = useState(options.stored)
  const draft = useDraftForm<Fields, Fields>({
    stored,
    begin: () => newDraft(filled, { id: ulid() }),
    resolver,
    // Also where the profile would fill in other words by now.
    goesOn: () => true,
  })
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
    request: (body: Body) =>
      request<Body, Made>(body, send, made => {
        draft.goOnFrom({ ...newDraft(filled, { id: ulid() }), values: draft.form.getValues() })
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
  of: Omit<ReturnType<typeof useAdviceRequest<Fields, object, unknown>>, 'request'>
  onSubmit: (values: Fields) => unknown
  /** The fields that must say something. The first one takes the focus when the person starts afresh. */
  required: readonly [Path<Fields>, Path<Fields>]
  /** What is said where one of them is empty. */
  requiredWords: string
  submitLabel: string
  busyLabel: string
  /** The text as it is written, in the place of the form. */
  progress: (parts: Parts) => ReactNode
  /** What is said above the person's tracked jobs. */
  chooseWords: string
  /** Fills the form in from a tracked job. Gives the field that takes the focus; null: the button that sends. */
  onJob: (job: TargetJob) => Path<Fields> | null
  /** The fields; `chooseJob` shows the tracked jobs in their place. */
  children: (chooseJob: () => void) => ReactNode
}

const nextFrame = (act: () => void): void => void requestAnimationFrame(act)

/** The form of a request for advice: in its place the text as it is written, or the jobs to choose one from. */
export const AdviceForm = <Fields extends FieldValues>(props: Props<Fields>) => {
  const { tool, of, onSubmit, required, requiredWords, progress, onJob } = props
  const { form, status, busy, error, touched, restored, startAfresh, cancel } = of
  const [isChoosing, setChoosing] = useState(false)
  const formId = useId()
  const send = useFocusAfter(busy)
  const focusFirst = () => form.setFocus(required[0])
  const choose = (job: TargetJob) => {
    const field = onJob(job)
    setChoosing(false)
    nextFrame(() =>
      field === null ? firstFocusable(`ask-${tool}`)?.focus({ preventScroll: true }) : form.setFocus(field),
    )
  }
  const submit = form.handleSubmit(onSubmit, invalid => {
    const isEmpty = (name: Path<Fields>) =>
      ['too_small', 'invalid_format'].includes(String(invalid[name]?.type))
    if (required.some(isEmpty))
      notify({ kind: 'error', title: 'Missing Information', description: requiredWords })
  })
  // Buttons of their own for each state: a second press must not land on what has just come.
  const buttons = (
    <chakra.div display="flex" flexWrap="wrap" gap="2.5" mt={busy ? '5' : undefined}>
      {busy ? (
        <Fragment key="busy">
          <Button loading loadingText={props.busyLabel} />
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </Fragment>
      ) : (
        <Fragment key="form">
          <Button type="submit" ref={send} data-focus={`ask-${tool}`}>
            {againOr(props.submitLabel, error)}
          </Button>
          {touched && !(restored && !error) && (
            <Button
              variant="ghost"
              onClick={() => {
                startAfresh()
                focusFirst()
              }}
            >
              Start afresh
            </Button>
          )}
        </Fragment>
      )}
    </chakra.div>
  )
  return (
    <>
      {isChoosing && (
        <Later label="Loading your applications">
          <JobList
            words={props.chooseWords}
            onChoose={choose}
            onBack={() => {
              setChoosing(false)
              nextFrame(() => firstFocusable(`choose-${tool}`)?.focus())
            }}
          />
        </Later>
      )}
      {status.state === 'streaming' && progress(status.parts)}
      {busy && buttons}
      <RequestForm
        of={of}
        formId={formId}
        hidden={isChoosing || busy}
        onSubmit={submit}
        onStartAfresh={focusFirst}
      >
        {props.children(() => setChoosing(true))}
        {!busy && buttons}
      </RequestForm>
    </>
  )
}
