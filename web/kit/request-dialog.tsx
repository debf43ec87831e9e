import { Fragment, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { Sheet } from '../ui/sheet.tsx'
import { labelOrRetry } from './request-error.ts'
import { type FormRequest, RequestForm, useFocusAfter } from './request-form.tsx'
import { noParts, type Parts } from './streamed-text.ts'
import type { RequestStatus } from './use-request.ts'

type Props<Fields extends FieldValues, Values> = {
  open: boolean
  onClose: () => void
  title: string
  /** The results of useDraftForm and useRequest. */
  request: FormRequest<Fields, Values> & {
    readonly isDirty: boolean
    readonly clearDraft: () => void
    readonly status: RequestStatus
    readonly busy: boolean
    readonly cancel: () => void
  }
  onSubmit: () => unknown
  /** 'Generate Letter' */
  submitLabel: string
  /** The name of the submit button (see firstFocusable). */
  submitFocus?: string
  /** The text of the submit button while the request runs. By default the button is hidden. */
  busyLabel?: string
  /** The button that cancels a streamed request. */
  stopLabel?: string
  /** Replaces the form while the request runs: the text so far, or a skeleton. */
  progress: (parts: Parts) => ReactNode
  /** Replaces the form and its buttons while the person picks something from a list. */
  picker?: { readonly content: ReactNode; readonly onBack: () => void } | null
  errorLink?: { readonly to: string; readonly text: string } | null
  readFirst?: boolean
  /** Names of buttons that take the focus when the dialog has closed (see firstFocusable). */
  focusTargets: readonly string[]
  onStartOver?: () => void
  children: ReactNode
}

/** The dialog of a request that makes something: the form, then the text while it is written. */
export const RequestDialog = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const { open, onClose, title, request, submitLabel, busyLabel, stopLabel = 'Cancel', picker = null } = props
  const { status, busy, error, isDirty, cancel, clearDraft } = request
  const formId = useId()
  const submitRef = useFocusAfter(busy)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!busy}
      readFirst={props.readFirst ?? false}
      finalFocus={() => firstFocusable(...props.focusTargets)}
      // Each state has its own keys, so that the second press of a double click does not hit a new button.
      footer={
        busy ? (
          <Fragment key="busy">
            {status.state === 'streaming' && (
              <Button variant="outline" onClick={cancel}>
                {stopLabel}
              </Button>
            )}
            {busyLabel && <Button loading loadingText={busyLabel} />}
          </Fragment>
        ) : picker ? (
          <Button key="picker" variant="outline" onClick={picker.onBack}>
            Back
          </Button>
        ) : (
          <Fragment key="form">
            <Button
              variant="outline"
              onClick={() => {
                clearDraft()
                onClose()
              }}
            >
              {isDirty ? 'Discard' : 'Cancel'}
            </Button>
            <Button ref={submitRef} type="submit" form={formId} data-focus={props.submitFocus}>
              {labelOrRetry(submitLabel, error)}
            </Button>
          </Fragment>
        )
      }
    >
      {busy && props.progress(status.state === 'streaming' ? status.parts : noParts)}
      {!busy && picker?.content}
      <RequestForm
        request={request}
        formId={formId}
        hidden={busy || picker !== null}
        onSubmit={props.onSubmit}
        onStartOver={props.onStartOver}
        errorLink={props.errorLink ?? null}
      >
        {props.children}
      </RequestForm>
    </Sheet>
  )
}
