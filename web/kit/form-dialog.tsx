import { chakra } from '@chakra-ui/react'
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Replaced, Restored } from '../forms/draft-notes.tsx'
import { ConflictButtons, type Difference, TwoVersions } from '../forms/two-versions.tsx'
import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { FormError } from '../ui/message.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { labelOrRetry, type RequestError } from './request-error.ts'

type Props<Fields extends FieldValues, Values> = {
  open: boolean
  onClose: () => void
  title: string
  /** The result of useVersionedForm, or of useDraftForm and useRequest. */
  form: {
    readonly form: UseFormReturn<Fields, unknown, Values>
    readonly busy: boolean
    readonly error: RequestError | null
    readonly isDirty: boolean
    readonly restored: boolean
    readonly submit: () => unknown
    readonly startOver: () => void
    readonly discard: () => void
    readonly bringBack?: (() => void) | null
    readonly conflict?: ComponentProps<typeof ConflictButtons>['conflict'] | null
  }
  /** Both versions of the changed fields, when there is a conflict. */
  differences?: readonly Difference[]
  /** Replaces the text of the error. */
  errorText?: string
  /** 'Create alert' */
  saveLabel: string
  savingLabel?: string
  /** The title takes the focus, so that the keyboard of a phone does not hide what there is to read. */
  readFirst?: boolean
  /** For a form as wide as a page, such as a long text. */
  wide?: boolean
  /** Names of buttons that take the focus when the dialog has closed (see firstFocusable). */
  focusTargets: readonly string[]
  /** Moves the focus to the first field, when the person has discarded a restored draft. */
  onStartOver?: () => void
  children: ReactNode
}

/** A form in a dialog: with its error, the note on a restored draft, the buttons, and the choice in a conflict. */
export const FormDialog = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const {
    open,
    onClose,
    title,
    form,
    differences = [],
    saveLabel,
    savingLabel = 'Saving',
    focusTargets,
  } = props
  const { busy, error, isDirty, restored, submit, startOver, discard, conflict } = form
  const formId = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!busy}
      readFirst={props.readFirst ?? false}
      wide={props.wide ?? false}
      finalFocus={() => firstFocusable(...focusTargets)}
      // Each state has its own keys, so that the second press of a double click does not hit a new button.
      footer={
        conflict ? (
          <ConflictButtons key="conflict" conflict={conflict} busy={busy} />
        ) : (
          <Fragment key="form">
            <Button
              variant="outline"
              disabled={busy}
              onClick={() => {
                discard()
                onClose()
              }}
            >
              {isDirty ? 'Discard' : 'Cancel'}
            </Button>
            <Button type="submit" form={formId} loading={busy} loadingText={savingLabel}>
              {labelOrRetry(saveLabel, error)}
            </Button>
          </Fragment>
        )
      }
    >
      {conflict ? (
        <TwoVersions of={differences} />
      ) : (
        <FormProvider {...form.form}>
          <chakra.form
            id={formId}
            noValidate
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="4"
            onSubmit={event => {
              event.preventDefault()
              void submit()
            }}
          >
            <Replaced onBringBack={form.bringBack ?? null} />
            <FormError text={error ? (props.errorText ?? error.text) : undefined} />
            {restored && !error && (
              <Restored
                onStartOver={() => {
                  startOver()
                  props.onStartOver?.()
                }}
              />
            )}
            {props.children}
          </chakra.form>
        </FormProvider>
      )}
    </Sheet>
  )
}
