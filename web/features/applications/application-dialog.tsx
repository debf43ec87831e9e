import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Mail, MessagesSquare } from 'lucide-react'
import { ulid } from 'ulid'
import { type Application, type ApplicationForm, applicationForm } from '../../../shared/api/applications.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.ts'
import { ApplicationFields, useAppliedDay } from './application-fields.tsx'
import {
  applicationDifferences,
  applicationDraft,
  changesBetween,
  emptyForm,
  fieldNames,
  formOf,
} from './application-form.ts'
import { reloadRow, writeKey } from './list-cache.ts'
import { addAgain, createApplication, updateApplication } from './save-application.ts'
import { saveError, saveToast } from './save-error.ts'

type Props = {
  open: boolean
  /** Null: a new application. */
  row: Application | null
  sub: string
  /** Null: nothing narrows the list. Otherwise what is added may be out of view, and the toast offers this. */
  onShowAll: (() => void) | null
  onClose: () => void
}

const useApplicationForm = ({ row, sub, onShowAll, onClose }: Props) => {
  const client = useQueryClient()
  return useVersionedForm<Application, ApplicationForm, ApplicationForm>({
    row,
    idOf: ({ id }) => id,
    draftOf: id => applicationDraft(sub, id),
    // A new form begins with another day tomorrow. Its draft goes on all the same.
    goesOn: () => true,
    fieldsOf: application => (application ? formOf(application) : emptyForm(new Date())),
    resolver: zodResolver(applicationForm),
    names: fieldNames,
    mutationKey: writeKey('save'),
    reload: id => reloadRow(client, id),
    update: (id, version, changes) => updateApplication(client, { id, version, changes }),
    create: {
      freshId: ulid,
      send: (id, form) => createApplication(client, id, form),
      restore: (id, form, changes) => addAgain(client, { id, form, changes }),
    },
    changesOf: (before, typed, form) => ({
      ...pick(form, changedFields(before, typed)),
      ...changesBetween(before, form),
    }),
    errorOf: saveError,
    toastOf: saveToast,
    onSaved: (_saved, { wasCreated, hasMore }) => {
      notify({
        kind: 'success',
        title: 'Success',
        description: wasCreated ? 'Application added successfully' : 'Application updated successfully',
        ...(wasCreated && onShowAll && { action: { label: 'Show all', onClick: onShowAll } }),
      })
      if (!hasMore) onClose()
    },
    onUnchanged: onClose,
    onTakeTheirs: onClose,
  })
}

/** The dialog of a new application, or of one that is changed. */
export const ApplicationDialog = (props: Props) => {
  const { open, row, onClose } = props
  const of = useApplicationForm(props)
  const { form, start, isNew, isDeleted, error, conflict } = of
  const day = useAppliedDay(form, isNew ? null : start.before)
  const isAdding = isNew || isDeleted
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isNew ? 'Add application' : 'Edit application'}
      of={of}
      differences={conflict ? applicationDifferences(conflict.theirs, conflict.mine) : []}
      {...(error?.code === 'connection_lost' &&
        isAdding && { errorText: `${error.text} Trying again does not add it twice.` })}
      saveLabel={isDeleted ? 'Add it again' : isNew ? 'Add application' : 'Save changes'}
      savingLabel={isAdding ? 'Adding' : 'Saving'}
      // The keyboard of a phone would hide what there is to read of an application.
      readFirst={row !== null}
      focus={[isNew ? 'add' : `edit-${start.id}`]}
      onStartAfresh={() => {
        day.startAfresh()
        form.setFocus('jobTitle')
      }}
    >
      {!isNew && <NextSteps id={start.id} />}
      <ApplicationFields day={day} />
    </FormDialog>
  )
}

/** What else can be done for the application. */
const NextSteps = ({ id }: { id: string }) => (
  <chakra.p display="flex" flexWrap="wrap" columnGap="5" my="-2">
    <NextStep to={paths.newLetter({ application: id })}>
      <Mail size={17} />
      Write a cover letter
    </NextStep>
    <NextStep to={paths.newPractice({ application: id })}>
      <MessagesSquare size={17} />
      Practise interview
    </NextStep>
  </chakra.p>
)

const NextStep = chakra(TextLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' },
})
