import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Restored } from '../forms/draft-notes.tsx'
import { paths } from '../paths.ts'
import { openDialog } from '../ui/focus.ts'
import { TextLink } from '../ui/links.tsx'
import { FormError, Message } from '../ui/message.tsx'
import type { RequestError } from './request-error.ts'

export type FormRequest<Fields extends FieldValues, Values> = {
  readonly form: UseFormReturn<Fields, unknown, Values>
  readonly restored: boolean
  readonly startOver: () => void
  readonly error: RequestError | null
  readonly isStopped: boolean
}

type Props<Fields extends FieldValues, Values> = {
  /** The results of useDraftForm and useRequest. */
  request: FormRequest<Fields, Values>
  formId: string
  /** Hides the form without unmounting it, so that it keeps its state. */
  hidden: boolean
  onSubmit: () => unknown
  /** Moves the focus to the first field, when the person has discarded a restored draft. */
  onStartOver?: (() => void) | undefined
  /** A link below the error, by default to the plans if the plan does not allow the request. */
  errorLink?: { readonly to: string; readonly text: string } | null
  children: ReactNode
}

const planErrors = new Set(['upgrade_required', 'letter_limit', 'resume_limit'])

/** The link to the plans, if the plan does not allow the request. */
export const linkOfError = (error: RequestError | null) =>
  error && planErrors.has(error.code) ? { to: paths.upgrade, text: 'See the plans' } : null

/** The form of a request, with its error and the note on a restored draft. */
export const RequestForm = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const { request, formId, hidden, onSubmit, onStartOver, errorLink } = props
  const { form, restored, startOver, error, isStopped } = request
  const link = errorLink ?? linkOfError(error)
  return (
    <FormProvider {...form}>
      <chakra.form
        id={formId}
        noValidate
        display={hidden ? 'none' : 'grid'}
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        onSubmit={event => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {error && (
          <div>
            <FormError text={error.text} />
            {link && (
              <TextLink to={link.to} display="inline-flex" alignItems="center" minH="tap">
                {link.text}
              </TextLink>
            )}
          </div>
        )}
        {isStopped && (
          <Message
            tone="info"
            role="status"
            text="You stopped the writing, and the text so far is not kept. What you typed is still here. A new try with the same words does not count again."
          />
        )}
        {restored && !error && !isStopped && (
          <Restored
            onStartOver={() => {
              startOver()
              onStartOver?.()
            }}
          />
        )}
        {props.children}
      </chakra.form>
    </FormProvider>
  )
}

/**
 * The ref of the submit button: the button takes the focus when the request has ended. It does not if another dialog is
 * open, because a dialog that loses the focus closes.
 */
export const useFocusAfter = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const dialog = openDialog()
    if (wasBusy.current && !busy && (dialog === null || dialog.contains(button.current)))
      button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return button
}
