import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Preferences, PreferencesForm } from '../../../shared/api/preferences.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { fieldFaults } from '../../forms/field-faults.ts'
import { useKeptWords } from '../../forms/use-kept-words.ts'
import { useVersionedSave } from '../../forms/use-versioned-save.ts'
import { preferencesQuery } from '../../person/preferences-query.ts'
import { notify } from '../../ui/notify.ts'
import {
  fieldsOf,
  formOf,
  type PreferenceFields,
  type PreferencesDraft,
  type PreferenceValues,
  preferenceFieldNames,
  preferenceFields,
  preferencesDraftOf,
} from './fields.ts'

type Options = { row: Preferences; sub: string; onDone: () => void }

const begin = (row: Preferences): PreferencesDraft => {
  const values = fieldsOf(row)
  return { version: row.version, before: values, values }
}

/** The form of the preferences, from its draft if there is one. A save sends all of them. */
export const usePreferencesForm = ({ row, sub, onDone }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => preferencesDraftOf(sub), [sub])
  const [found] = useState(() => kept.read())
  const [start, setStart] = useState(() => found ?? begin(row))
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<PreferenceValues>>({})

  const form = useForm<PreferenceFields, unknown, PreferenceValues>({
    resolver: zodResolver(preferenceFields),
    defaultValues: start.values,
  })
  const [touched] = useKeptWords({
    form,
    restored: found !== null,
    differ: values => changedFields(start.before, values).length > 0,
    keep: values => kept.write(values && { ...start, values }),
  })

  /** The form goes on from here, whether or not it stays in view. */
  const goOnFrom = (now: Preferences) => {
    const fresh = begin(now)
    setStart(fresh)
    form.reset(fresh.values)
    kept.write(null)
    onDone()
  }
  const { save, theirs, ...saving } = useVersionedSave<Preferences>({
    reload: () => client.fetchQuery({ ...preferencesQuery, staleTime: 0 }),
    markFaults: error => {
      const faults = fieldFaults(error, preferenceFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      return faults.length > 0
    },
    toastOf: () => ({
      kind: 'error',
      title: 'Error',
      description: 'Failed to save job preferences. Please try again.',
    }),
    onSaved: saved => {
      client.setQueryData(preferencesQuery.queryKey, saved)
      notify({
        kind: 'success',
        title: 'Job Preferences Updated',
        description: 'Your job search preferences have been saved successfully.',
      })
      goOnFrom(saved)
    },
  })
  const send = (version: number, values: PreferencesForm) =>
    save(() => api.preferences.save({ body: { ...values, version } }))

  return {
    form,
    touched,
    restored: found !== null,
    ...saving,
    submit: form.handleSubmit(values => {
      setMine(pick(values, changedFields(start.before, form.getValues())))
      return send(start.version, { ...formOf(row), ...values })
    }),
    discard: () => goOnFrom(row),
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => send(theirs.version, { ...formOf(theirs), ...mine }),
      takeTheirs: () => goOnFrom(theirs),
    },
  }
}
