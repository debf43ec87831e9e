import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type ProfileText, profileTextEdit } from '../../../shared/api/career.ts'
import { vouchedLine } from '../../../shared/api/truth.ts'
import { api } from '../../api/api.ts'
import { requireRow } from '../../kit/collection.ts'
import { formDraft } from '../../kit/draft.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { notify } from '../../ui/notify.ts'
import { profileTextsQuery, textRows } from './queries.ts'

export type TextFields = z.input<typeof profileTextEdit>
type TextValues = z.output<typeof profileTextEdit>

/** A draft may hold values that the form does not accept yet. */
const typedFields = z.object({ content: z.string(), kept: z.array(vouchedLine) })

export const useTextForm = (profileText: ProfileText, sub: string) => {
  const client = useQueryClient()
  const { id } = profileText
  return useVersionedForm<ProfileText, TextFields, TextValues>({
    row: profileText,
    idOf: row => row.id,
    draftOf: () => formDraft(sub, `profile-text.${id}`, typedFields),
    fieldsOf: row => ({ content: row?.content ?? '', kept: row?.kept ?? [] }),
    resolver: zodResolver(profileTextEdit),
    fieldNames: z.keyof(profileTextEdit),
    mutationKey: [...profileTextsQuery.queryKey, 'save'],
    reload: async () =>
      requireRow((await client.fetchQuery({ ...profileTextsQuery, staleTime: 0 })).profileTexts, id),
    update: (_id, version, changes) =>
      api.career.updateProfileText({ params: { id }, body: { ...changes, version } }),
    onSaved: saved => {
      void textRows.put(client, saved)
      notify({ kind: 'success', title: 'Saved' })
    },
    errorToast: () => ({ kind: 'error', title: 'Error', description: 'Could not save changes.' }),
    onFailed: error => isNotFound(error) && textRows.reload(client),
  })
}
