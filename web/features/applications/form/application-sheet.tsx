import { chakra } from '@chakra-ui/react'
import { Mail, MessagesSquare } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Application } from '../../../../shared/api/applications.ts'
import { Restored } from '../../../forms/restored.tsx'
import { SheetButtons } from '../../../forms/sheet-buttons.tsx'
import type { Trouble } from '../../../forms/trouble-of.ts'
import { paths } from '../../../paths.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { addButton, editButton, firstFocusable } from '../focus.ts'
import { ApplicationFields } from './application-fields.tsx'
import { Conflict } from './conflict.tsx'
import { useApplicationForm } from './use-application-form.ts'

type Props = {
  adding: boolean
  /** The id of the application to edit. */
  editing: string | null
  rows: readonly Application[]
  sub: string
  onShowAll: (() => void) | undefined
  onClose: () => void
}

type Opening = { key: number; open: boolean; row: Application | null }

/**
 * The add and the edit dialog. Each opening is a form of its own; it stays open when its row is deleted elsewhere, and
 * while it leaves, it keeps what it showed.
 */
export const ApplicationSheet = ({ adding, editing, rows, ...rest }: Props) => {
  const [opening, setOpening] = useState<Opening>({ key: 0, open: false, row: null })
  const row = rows.find(({ id }) => id === editing) ?? null
  const open = adding || (editing !== null && (row !== null || opening.open))
  if (open !== opening.open)
    setOpening({ key: opening.key + (open ? 1 : 0), open, row: open ? row : opening.row })
  if (opening.key === 0) return null
  return <OneForm key={opening.key} open={open} row={opening.row} {...rest} />
}

type FormProps = Pick<Props, 'sub' | 'onShowAll' | 'onClose'> & { open: boolean; row: Application | null }

const OneForm = ({ open, row, sub, onShowAll, onClose }: FormProps) => {
  const formId = useId()
  const firstField = useRef<HTMLInputElement>(null)
  const stillOpen = useRef(open)
  useEffect(() => {
    stillOpen.current = open
    return () => {
      stillOpen.current = false
    }
  }, [open])
  // A save may end when the phone's way back has closed this dialog already, and another one may be open by then.
  const onDone = () => {
    if (stillOpen.current) onClose()
  }
  const { form, day, save, busy, trouble, gone, touched, restored, startAfresh, discard, conflict } =
    useApplicationForm({ row, sub, onShowAll, onDone })

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={row ? 'Edit application' : 'Add application'}
      dismissible={!busy}
      // In an edit the phone's keyboard would hide what is there to read.
      {...(row ? { readFirst: true } : { initialFocus: firstField })}
      finalFocus={() => firstFocusable(row ? editButton(row.id) : addButton)}
      footer={
        <SheetButtons
          formId={formId}
          conflict={conflict}
          busy={busy}
          touched={touched}
          onDiscard={discard}
          saveLabel={saveLabel(row, trouble, gone)}
          savingLabel={row && !gone ? 'Saving' : 'Adding'}
        />
      }
    >
      {conflict ? (
        <Conflict {...conflict} />
      ) : (
        <chakra.form id={formId} onSubmit={save} noValidate display="flex" flexDirection="column" gap="4">
          <FormError text={trouble?.text} />
          {restored && !trouble && (
            <Restored
              onStartAfresh={() => {
                startAfresh()
                firstField.current?.focus()
              }}
            />
          )}
          {row && <WaysOn id={row.id} />}
          <ApplicationFields form={form} day={day} firstField={firstField} />
        </chakra.form>
      )}
    </Sheet>
  )
}

/** What else can be done for the application. */
const WaysOn = ({ id }: { id: string }) => (
  <chakra.p display="flex" flexWrap="wrap" columnGap="5" my="-2">
    <Way to={paths.newLetter({ application: id })}>
      <Mail size={17} />
      Write a cover letter
    </Way>
    <Way to={paths.newPractice({ application: id })}>
      <MessagesSquare size={17} />
      Practise interview
    </Way>
  </chakra.p>
)

const Way = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})

const saveLabel = (row: Application | null, trouble: Trouble | null, gone: boolean): string => {
  if (trouble?.kind === 'lost') return 'Try again'
  if (gone) return 'Add it again'
  return row ? 'Save changes' : 'Add application'
}
