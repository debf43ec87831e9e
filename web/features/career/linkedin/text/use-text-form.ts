import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ProfileText } from '../../../../../shared/api/career.ts'
import { ApiError } from '../../../../../shared/api/errors.ts'
import { api } from '../../../../api/api.ts'
import { fieldFaults } from '../../../../forms/field-faults.ts'
import { useVersionedForm } from '../../../../forms/use-versioned-form.ts'
import { notify } from '../../../../ui/notify.ts'
import { isGone, profileTextsQuery, takeEdited } from '../../queries.ts'
import { begin, type TextFields, type TextValues, textDraftOf, textFieldNames, textFields } from './draft.ts'

/** The form of a text, from its draft if there is one. */
export const useTextForm = (row: ProfileText, sub: string) => {
  const client = useQueryClient()
  const kept = useMemo(() => textDraftOf(sub, row.id), [sub, row.id])
  const [found] = useState(() => kept.read())
  const form = useForm<TextFields, unknown, TextValues>({
    resolver: zodResolver(textFields),
    defaultValues: (found ?? begin(row)).values,
  })
  const versioned = useVersionedForm({
    row,
    form,
    kept,
    found,
    begin,
    reload: async () => {
      const { profileTexts } = await client.fetchQuery({ ...profileTextsQuery, staleTime: 0 })
      const now = profileTexts.find(({ id }) => id === row.id)
      if (!now) throw new ApiError('not_found')
      return now
    },
    update: (version, changes) =>
      api.career.updateProfileText({ params: { id: row.id }, body: { ...changes, version } }),
    onSaved: saved => {
      void takeEdited(client, saved)
      notify({ kind: 'success', title: 'Saved' })
    },
    onFault: () => undefined,
    markFaults: error => {
      const faults = isGone(error) ? [] : fieldFaults(error, textFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      return faults.some(({ field }) => field === 'content')
    },
    toastOf: error => {
      if (isGone(error)) void client.invalidateQueries(profileTextsQuery)
      return { kind: 'error', title: 'Error', description: 'Could not save changes.' }
    },
  })
  return { form, ...versioned }
}
