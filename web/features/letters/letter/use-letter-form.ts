import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Letter } from '../../../../shared/api/letters.ts'
import { api } from '../../../api/api.ts'
import { fieldFaults } from '../../../forms/field-faults.ts'
import { useVersionedForm } from '../../../forms/use-versioned-form.ts'
import { notify } from '../../../ui/notify.ts'
import { isGone, letterQuery, takeLetter } from '../queries.ts'
import {
  begin,
  type LetterFields,
  type LetterValues,
  letterDraftOf,
  letterFieldNames,
  letterFields,
} from './draft.ts'
import type { Told } from './use-whole.ts'

type Options = { row: Letter; told: Told | null; sub: string; onFault: () => void }

/** The form of a letter, from its draft if there is one. */
export const useLetterForm = ({ row, told, sub, onFault }: Options) => {
  const client = useQueryClient()
  const kept = useMemo(() => letterDraftOf(sub, row.id), [sub, row.id])
  const [found] = useState(() => kept.read())
  const form = useForm<LetterFields, unknown, LetterValues>({
    resolver: zodResolver(letterFields),
    defaultValues: (found ?? begin(row)).values,
  })
  const versioned = useVersionedForm({
    row,
    form,
    kept,
    found,
    begin,
    reload: async () => (await client.fetchQuery({ ...letterQuery(row.id), staleTime: 0 })).letter,
    update: (version, changes) =>
      api.letters.update({ params: { id: row.id }, body: { ...changes, version } }),
    onSaved: saved => {
      void takeLetter(client, saved, told)
      notify({ kind: 'success', title: 'Saved' })
    },
    onFault,
    markFaults: error => {
      const faults = isGone(error) ? [] : fieldFaults(error, letterFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      if (faults.length > 0) onFault()
      return faults.some(({ field }) => field === 'content')
    },
    toastOf: error => {
      if (isGone(error)) void client.invalidateQueries({ queryKey: letterQuery(row.id).queryKey })
      return { kind: 'error', title: 'Error', description: 'Could not save changes.' }
    },
  })
  return { form, ...versioned }
}
export type LetterForm = ReturnType<typeof useLetterForm>
