import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
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
  /** Of useVersionedForm. */
  of: {
    readonly form: UseFormReturn<Fields, unknown, Values>
    readonly busy: boolean
    readonly error: RequestError | null
    readonly touched: boolean
    readonly restored: boolean
    readonly submit: () => unknown
    readonly discard: () => void
    readonly conflict: {
      readonly theirs: Row
      readonly mine: Partial<Values>
      readonly keepMine: () => unknown
      readonly takeTheirs: () => void
    } | null
  }
  /** Where the row was changed elsewhere: both versions, field by field. */
  differences: (theirs: Row, mine: Partial<Values>) => readonly Difference[]
  saveLabel: string
  /** False: there is nothing to go back to, and nothing to cancel. */
  canCancel?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in the place of its screen: its error, its draft, its buttons, and the choice between two versions of its row. */
export const FormPage = <Fields extends FieldValues, Values, Row>(props: Props<Fields, Values, Row>) => {
  const { title, text, of, differences, saveLabel, canCancel = true, onClose, children } = props
  const { form, busy, error, touched, restored, submit, discard, conflict } = of
  if (conflict) {
    const { theirs, mine, ...choose } = conflict
    return <ChooseVersion title={title} of={differences(theirs, mine)} busy={busy} {...choose} />
  }
  return (
    <FormProvider {...form}>
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
          <FormError text={error?.text} />
          {children}
        </chakra.div>
        <SaveBar>
          {(touched || canCancel) && (
            <Button
              ref={moveFocusOn()}
              variant="outline"
              disabled={busy}
              onClick={() => {
                discard()
                onClose()
              }}
            >
              {touched ? 'Discard' : 'Cancel'}
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
