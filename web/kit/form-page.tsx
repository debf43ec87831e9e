import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Replaced } from '../forms/draft-notes.tsx'
import { ChooseVersion, type Difference } from '../forms/two-versions.tsx'
import { Button } from '../ui/button.tsx'
import { moveFocusOn } from '../ui/focus.ts'
import { FormError } from '../ui/message.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import type { RequestError } from './request-error.ts'

type Props<Fields extends FieldValues, Values, Row> = {
  title: string
  text: string
  /** The result of useVersionedForm. */
  form: {
    readonly form: UseFormReturn<Fields, unknown, Values>
    readonly busy: boolean
    readonly error: RequestError | null
    readonly isDirty: boolean
    readonly restored: boolean
    readonly submit: () => unknown
    readonly discard: () => void
    readonly bringBack: (() => void) | null
    readonly conflict: {
      readonly theirs: Row
      readonly mine: Partial<Values>
      readonly keepMine: () => unknown
      readonly takeTheirs: () => void
    } | null
  }
  /** Both versions of the changed fields, when there is a conflict. */
  differences: (theirs: Row, mine: Partial<Values>) => readonly Difference[]
  saveLabel: string
  /** False: no Cancel button, because there is no view to go back to. */
  canCancel?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form that fills its screen: with its error, the note on a restored draft, the buttons, and the choice in a conflict. */
export const FormPage = <Fields extends FieldValues, Values, Row>(props: Props<Fields, Values, Row>) => {
  const { title, text, form, differences, saveLabel, canCancel = true, onClose, children } = props
  const { busy, error, isDirty, restored, submit, discard, conflict } = form
  if (conflict) {
    const { theirs, mine, ...choose } = conflict
    return <ChooseVersion title={title} of={differences(theirs, mine)} busy={busy} {...choose} />
  }
  return (
    <FormProvider {...form.form}>
      <chakra.form
        noValidate
        aria-labelledby="page-title"
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <PageHead title={title} text={restored ? 'What you typed before is still here.' : text} />
        <chakra.div display="grid" gap="4" mb="4">
          <Replaced onBringBack={form.bringBack} />
          <FormError text={error?.text} />
          {children}
        </chakra.div>
        <SaveBar>
          {(isDirty || canCancel) && (
            <Button
              ref={moveFocusOn()}
              variant="outline"
              disabled={busy}
              onClick={() => {
                discard()
                onClose()
              }}
            >
              {isDirty ? 'Discard' : 'Cancel'}
            </Button>
          )}
          <Button ref={moveFocusOn()} type="submit" loading={busy} loadingText="Saving...">
            {saveLabel}
          </Button>
        </SaveBar>
      </chakra.form>
    </FormProvider>
  )
}
