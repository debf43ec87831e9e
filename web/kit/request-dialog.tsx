import { Fragment, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { Sheet } from '../ui/sheet.tsx'
import { againOr } from './request-error.ts'
import { RequestForm, type RequestOf, useFocusAfter } from './request-form.tsx'
import { noParts, type Parts } from './streamed-text.ts'
import type { RequestStatus } from './use-request.ts'

type Props<Fields extends FieldValues, Values> = {
  open: boolean
  onClose: () => void
  title: string
  of: RequestOf<Fields, Values> & {
    readonly touched: boolean
    readonly forget: () => void
    readonly status: RequestStatus
    readonly busy: boolean
    readonly cancel: () => void
  }
  onSubmit: () => unknown
  /** Of the button that sends: 'Generate Letter'. */
  submitLabel: string
  /** The name of that button (see firstFocusable). */
  submitFocus?: string
  /** While it goes on: 'Generating...' Left out: the button that stops the request stands alone. */
  busyLabel?: string
  /** Of the button that stops a streamed request. */
  stopLabel?: string
  /** In the place of the form while it goes on: the text as it grows, or the wait for it. */
  progress: (parts: Parts) => ReactNode
  /** In the place of the form and of its buttons, such as a list to choose from. */
  instead?: { readonly content: ReactNode; readonly onBack: () => void } | null
  errorLink?: { readonly to: string; readonly text: string } | null
  readFirst?: boolean
  /** Names of buttons that may take the focus afterwards (see firstFocusable). */
  focus: readonly string[]
  onStartAfresh: () => void
  children: ReactNode
}

/** The dialog of a request that makes something: its form, and the text as it is written. */
export const RequestDialog = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const { open, onClose, title, of, submitLabel, busyLabel, stopLabel = 'Cancel' } = props
  const { instead = null, errorLink = null } = props
  const { status, busy, error, touched, cancel, forget } = of
  const formId = useId()
  const send = useFocusAfter(busy)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!busy}
      readFirst={props.readFirst ?? false}
      finalFocus={() => firstFocusable(...props.focus)}
      // Buttons of their own for each state: a second press must not land on what has just come.
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
        ) : instead ? (
          <Button key="instead" variant="outline" onClick={instead.onBack}>
            Back
          </Button>
        ) : (
          <Fragment key="form">
            <Button
              variant="outline"
              onClick={() => {
                forget()
                onClose()
              }}
            >
              {touched ? 'Discard' : 'Cancel'}
            </Button>
            <Button ref={send} type="submit" form={formId} data-focus={props.submitFocus}>
              {againOr(submitLabel, error)}
            </Button>
          </Fragment>
        )
      }
    >
      {busy && props.progress(status.state === 'streaming' ? status.parts : noParts)}
      {!busy && instead?.content}
      <RequestForm
        of={of}
        formId={formId}
        hidden={busy || instead !== null}
        onSubmit={props.onSubmit}
        onStartAfresh={props.onStartAfresh}
        errorLink={errorLink}
      >
        {props.children}
      </RequestForm>
    </Sheet>
  )
}
