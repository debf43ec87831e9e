import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CareerRecord } from '../../../shared/api/record.ts'
import { resumeForm } from '../../../shared/api/resume-form.ts'
import { mergedJobs, mergedStudies } from '../../../shared/domain/resume/merge-saves.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { requestError } from '../../kit/request-error.ts'
import { useIsHere } from '../../kit/use-is-here.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { putRecord, recordQuery } from '../../record/record.ts'
import { formOf, type RecordFields, recordDraft, recordFields } from '../../record/record-form.ts'
import { notify } from '../../ui/notify.ts'

const names = z.keyof(resumeForm)

const fieldsOf = ({ form }: CareerRecord): RecordFields => ({ ...form, unplaced: [], pasted: '' })

/** The changed fields; all fields before the first save, because it may accept what was filled in. */
const changesOf =
  ({ version }: CareerRecord) =>
  (before: RecordFields, typed: RecordFields, values: RecordFields): Partial<RecordFields> => {
    const changed = changedFields(before, typed).filter(name => names.safeParse(name).success)
    return pick(values, version === 0 && changed.length === 0 ? names.options : changed)
  }

/** The form of the career record. */
export const useRecordForm = (row: CareerRecord, sub: string) => {
  const client = useQueryClient()
  const isHere = useIsHere()
  const stored = recordDraft(sub)
  const record = useVersionedForm<CareerRecord, RecordFields, RecordFields>({
    row,
    idOf: () => '',
    draftOf: () => stored,
    fieldsOf: from => fieldsOf(from ?? row),
    resolver: zodResolver(recordFields),
    fieldNames: names,
    mutationKey: [...recordQuery.queryKey, 'save'],
    reload: () => client.fetchQuery({ ...recordQuery, staleTime: 0 }),
    update: (_id, version, changes) => {
      const newest = client.getQueryData(recordQuery.queryKey) ?? row
      return api.record.save({ body: { form: formOf({ ...newest.form, ...changes }), version } })
    },
    independent: {
      mergers: { workExperience: mergedJobs, education: mergedStudies },
      valuesOf: fields => fields,
      rowWith: (newer, values) => ({ ...newer, form: formOf(values) }),
    },
    changesOf: changesOf(row),
    errorOf: error => requestError(error, { failed: 'Failed to save your career record. Please try again.' }),
    onSaved: (saved, { hasMerged }) => {
      putRecord(client, saved)
      notify({
        kind: 'success',
        title: 'Saved',
        description: hasMerged
          ? 'Your Career Record is saved. It also has what you saved elsewhere meanwhile.'
          : 'Your Career Record is saved.',
      })
    },
    onUnchanged: () => notify({ kind: 'info', title: 'Saved', description: 'There is nothing new to save.' }),
  })
  return {
    ...record,
    /** Drops what the person typed or imported. A toast offers Undo. */
    discard: () => {
      const [typed, draft] = [record.form.getValues(), stored.read()]
      record.discard()
      notify({
        kind: 'info',
        title: 'Discarded',
        description: 'Your Career Record is as you saved it last.',
        action: {
          label: 'Undo',
          // The draft is shown when the person comes back to this screen.
          onClick: () => (isHere() ? record.form.reset(typed) : stored.write(draft)),
        },
      })
    },
  }
}
