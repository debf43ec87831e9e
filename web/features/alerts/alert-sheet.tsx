import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { Restored } from '../../forms/restored.tsx'
import { SheetButtons } from '../../forms/sheet-buttons.tsx'
import { settingsQuery } from '../../person/queries.ts'
import { FormTrouble } from '../../ui/form-trouble.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { AlertFields } from './alert-fields.tsx'
import { Conflict } from './conflict.tsx'
import { editButton, newButton } from './focus.ts'
import { FromPreferences } from './from-preferences.tsx'
import { useAlertForm } from './use-alert-form.ts'
import type { Beginning } from './use-drafted-alert.ts'
import { silencedBy } from './words.ts'

type Props = Beginning & { open: boolean; onClose: () => void }

/** The dialog of a new alert, or of one that is changed. Each opening is a form of its own. */
export const AlertSheet = ({ open, onClose, ...beginning }: Props) => {
  const { row, prefill, fastest } = beginning
  const formId = useId()
  const { form, submit, busy, trouble, gone, touched, restored, startAfresh, discard, conflict } =
    useAlertForm({
      ...beginning,
      onDone: onClose,
    })
  const { data: settings } = useQuery(settingsQuery)
  const mailHint =
    silencedBy(settings) === null
      ? 'Each mail has a link that ends it.'
      : 'Mails of job alerts are off in Notification Preferences, and come once they are on.'

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={row ? 'Edit job alert' : 'New job alert'}
      dismissible={!busy}
      readFirst={row !== null || prefill !== null}
      finalFocus={() => firstFocusable(row ? editButton(row.id) : newButton)}
      footer={
        <SheetButtons
          formId={formId}
          conflict={conflict}
          busy={busy}
          touched={touched}
          onDiscard={discard}
          saveLabel={saveLabel(row !== null, gone, trouble?.kind === 'lost')}
        />
      }
    >
      {conflict ? (
        <Conflict {...conflict} />
      ) : (
        <FormProvider {...form}>
          <chakra.form id={formId} onSubmit={submit} noValidate display="grid" gap="4">
            <FormTrouble text={gone && trouble ? goneWords : trouble?.text} />
            {restored && !trouble && (
              <Restored
                onStartAfresh={() => {
                  startAfresh()
                  form.setFocus('title')
                }}
              />
            )}
            {!row && !prefill && !touched && <FromPreferences />}
            <AlertFields fastest={fastest} now={row?.frequency ?? null} mailHint={mailHint} />
          </chakra.form>
        </FormProvider>
      )}
    </Sheet>
  )
}

const goneWords = 'This alert was deleted somewhere else. What you typed is still here.'

const saveLabel = (editing: boolean, gone: boolean, lost: boolean): string => {
  if (lost) return 'Try again'
  if (gone) return 'Create it again'
  return editing ? 'Save changes' : 'Create alert'
}
