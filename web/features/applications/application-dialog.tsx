import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink, FileText } from 'lucide-react'
import { ulid } from 'ulid'
import type { Application, ApplicationForm } from '../../../shared/api/applications.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { linkToJob } from '../../jobs/job-link.ts'
import { WriteLinks } from '../../jobs/write-links.tsx'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { IconTextLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.ts'
import { useIsAtInterview } from './address.ts'
import { ApplicationFields, useAppliedDay } from './application-fields.tsx'
import {
  applicationDifferences,
  applicationDraft,
  changesOf,
  emptyFields,
  type ApplicationFields as Fields,
  fieldNames,
  fieldsOf,
  writtenForm,
} from './application-form.ts'
import { reloadRow, writeKey } from './list-cache.ts'
import { savesOf } from './save-application.ts'
import { saveError, saveToast } from './save-error.ts'
import { closingWords } from './words.ts'

type Props = {
  open: boolean
  /** Null: a new application. */
  row: Application | null
  sub: string
  /** Offered in the toast, because a filter may hide the new row. Null: the list has no filter. */
  onShowAll: (() => void) | null
  onClose: () => void
}

const useApplicationForm = ({ row, sub, onShowAll, onClose }: Props) => {
  const client = useQueryClient()
  const { create, update, restore } = savesOf(client)
  return useVersionedForm<Application, Fields, ApplicationForm>({
    row,
    idOf: ({ id }) => id,
    draftOf: id => applicationDraft(sub, id),
    // A new form begins with another day tomorrow, and its draft is still good.
    isSameForm: () => true,
    fieldsOf: application => (application ? fieldsOf(application) : emptyFields(new Date())),
    resolver: zodResolver(writtenForm),
    fieldNames,
    mutationKey: writeKey('save'),
    reload: id => reloadRow(client, id),
    update,
    create: { newId: ulid, send: create, restore },
    changesOf,
    errorOf: saveError,
    errorToast: saveToast,
    onSaved: (_saved, { wasCreated, hasUnsaved }) => {
      notify({
        kind: 'success',
        title: 'Success',
        description: wasCreated ? 'Application added successfully' : 'Application updated successfully',
        ...(wasCreated && onShowAll && { action: { label: 'Show all', onClick: onShowAll } }),
      })
      if (!hasUnsaved) onClose()
    },
    onUnchanged: onClose,
  })
}

export const ApplicationDialog = (props: Props) => {
  const { open, row, onClose } = props
  const saving = useApplicationForm(props)
  const { form, base, isNew, isDeleted, error, conflict } = saving
  const day = useAppliedDay(form, isNew ? null : base.before)
  const isAdding = isNew || isDeleted
  const isAtInterview = useIsAtInterview()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isNew ? 'Add application' : 'Edit application'}
      form={saving}
      differences={conflict ? applicationDifferences(conflict.theirs, conflict.mine) : []}
      {...(error?.code === 'connection_lost' &&
        isAdding && { errorText: `${error.text} Trying again does not add it twice.` })}
      saveLabel={isDeleted ? 'Add it again' : isNew ? 'Add application' : 'Save changes'}
      savingLabel={isAdding ? 'Adding' : 'Saving'}
      // The keyboard of a phone would hide the application.
      readFirst={row !== null && !isAtInterview}
      focusTargets={[isNew ? 'add' : `edit-${base.id}`]}
      onStartOver={() => {
        day.startOver()
        form.setFocus('jobTitle')
      }}
    >
      {!isNew && <Links row={row} id={base.id} />}
      <ApplicationFields day={day} />
    </FormDialog>
  )
}

/** What can be done with an application besides an edit, and until when. `row` is null where it was added just now. */
const Links = ({ row, id }: { row: Application | null; id: string }) => {
  const { jobId, jobUrl } = row ?? {}
  const closes = row && closingWords(row, dayInLagos(new Date()))
  return (
    <div>
      {closes && <p>{closes}</p>}
      <chakra.p display="flex" flexWrap="wrap" columnGap="4" my="-2" textStyle="small">
        {jobId && (
          <IconTextLink {...linkToJob(jobId)}>
            <FileText size={17} />
            Read the advert
          </IconTextLink>
        )}
        {jobUrl && (
          <IconTextLink to={jobUrl} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={17} />
            Open the original
          </IconTextLink>
        )}
        <WriteLinks query={{ application: id }} />
      </chakra.p>
    </div>
  )
}
