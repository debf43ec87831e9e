import { chakra } from '@chakra-ui/react'
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Restored } from '../forms/draft-notes.tsx'
import { ConflictButtons, type Difference, TwoVersions } from '../forms/two-versions.tsx'
import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { FormError } from '../ui/message.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { againOr, type RequestError } from './request-error.ts'

type Props<Fields extends FieldValues, Values> = {
  open: boolean
  onClose: () => void
  title: string
  /** Of useVersionedForm, or of a form that is sent once. */
  of: {
    readonly form: UseFormReturn<Fields, unknown, Values>
    readonly busy: boolean
    readonly error: RequestError | null
    readonly touched: boolean
    readonly restored: boolean
    readonly submit: () => unknown
    readonly startAfresh: () => void
    readonly discard: () => void
    readonly conflict?: ComponentProps<typeof ConflictButtons>['conflict'] | null
  }
  /** Where the row was changed elsewhere: both versions, field by field. */
  differences?: readonly Difference[]
  /** In the place of the error's own words. */
  errorText?: string
  /** 'Create alert' */
  saveLabel: string
  savingLabel?: string
  /** There is something to read before anything is typed: no keyboard rises. */
  readFirst?: boolean
  /** Names of buttons that may take the focus afterwards (see firstFocusable). */
  focus: readonly string[]
  /** Takes the focus when the person starts afresh. */
  onStartAfresh?: () => void
  children: ReactNode
}

/** A dialog with a form: its error, its draft, its buttons, and the choice between two versions of its row. */
export const FormDialog = <Fields extends FieldValues, Values>(props: Props<Fields, Values>) => {
  const { open, onClose, title, of, differences = [], saveLabel, savingLabel = 'Saving', focus } = props
  const { form, busy, error, touched, restored, submit, startAfresh, discard, conflict } = of
  const formId = useId()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      dismissible={!busy}
      readFirst={props.readFirst ?? false}
      finalFocus={() => firstFocusable(...focus)}
      // Buttons of their own for each state: a second press must not land on an answer that has just come.
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
              {touched ? 'Discard' : 'Cancel'}
            </Button>
            <Button type="submit" form={formId} loading={busy} loadingText={savingLabel}>
              {againOr(saveLabel, error)}
            </Button>
          </Fragment>
        )
      }
    >
      {conflict ? (
        <TwoVersions of={differences} />
      ) : (
        <FormProvider {...form}>
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
            <FormError text={error ? (props.errorText ?? error.text) : undefined} />
            {restored && !error && (
              <Restored
                onStartAfresh={() => {
                  startAfresh()
                  props.onStartAfresh?.()
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
