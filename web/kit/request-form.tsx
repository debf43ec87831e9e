import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Restored } from '../forms/draft-notes.tsx'
import { paths } from '../paths.ts'
import { openDialog } from '../ui/focus.ts'
import { TextLink } from '../ui/links.tsx'
import { FormError } from '../ui/message.tsx'
import type { RequestError } from './request-error.ts'

/** Of useDraftForm and useRequest, what the form of a request draws. */
export type RequestOf<Fields extends FieldValues, Values> = {
  readonly form: UseFormReturn<Fields, unknown, Values>
  readonly restored: boolean
  readonly startAfresh: () => void
  readonly error: RequestError | null
}

type Props<Fields extends FieldValues, Values> = {
  of: RequestOf<Fields, Values>
  formId: string
  /** Only out of sight: what was typed, and where, is there when the text is stopped. */
  hidden: boolean
  onSubmit: () => unknown
  /** Takes the focus when the person starts afresh. */
  onStartAfresh: () => void
  /** Below the error: the way to what is missing. */
  errorLink?: { readonly to: string; readonly text: string } | null
  children: ReactNode
}

const limits = new Set(['upgrade_required', 'letter_limit', 'resume_limit'])

/** Where the plan is in the way, it leads to the plans. */
export const linkOfError = (error: RequestError | null) =>
  error && limits.has(error.code) ? { to: paths.upgrade, text: 'See the plans' } : null

/** The form of a request: why it failed and where to go, what was typed before, and the fields. */
export const RequestForm = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const { of, formId, hidden, onSubmit, onStartAfresh, errorLink } = props
  const { form, restored, startAfresh, error } = of
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
        {restored && !error && (
          <Restored
            onStartAfresh={() => {
              startAfresh()
              onStartAfresh()
            }}
          />
        )}
        {props.children}
      </chakra.form>
    </FormProvider>
  )
}

/**
 * The ref of the button that sends: it takes the focus when the request has ended. Not under a dialog that was opened
 * meanwhile, because a dialog that loses the focus closes.
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
