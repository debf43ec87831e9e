import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Letter, letterEdit } from '../../../shared/api/letters.ts'
import { vouchedLine } from '../../../shared/api/truth.ts'
import { api } from '../../api/api.ts'
import { formDraft } from '../../kit/draft.ts'
import { isNotFound, requestError } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { notify } from '../../ui/notify.ts'
import { textDifferences } from '../../writing/text-differences.tsx'
import { type LetterFacts, letterQuery, lettersQuery, putLetter } from './letters.ts'

export type LetterFields = z.input<typeof letterEdit>
type LetterValues = z.output<typeof letterEdit>

/** The fields as typed, without limits, because a draft may not be valid yet. */
const typed = z.object({ content: z.string(), kept: z.array(vouchedLine) })

type Options = {
  letter: Letter
  sub: string
  /** Null: it is not loaded yet. */
  against: LetterFacts | null
  onInvalid: () => void
}

export const useLetterForm = ({ letter, sub, against, onInvalid }: Options) => {
  const client = useQueryClient()
  const { id } = letter
  return useVersionedForm<Letter, LetterFields, LetterValues>({
    row: letter,
    idOf: row => row.id,
    draftOf: () => formDraft(sub, `letter.${id}`, typed),
    fieldsOf: row => ({ content: row?.content ?? '', kept: row?.kept ?? [] }),
    resolver: zodResolver(letterEdit),
    fieldNames: z.keyof(letterEdit),
    mutationKey: [...lettersQuery.queryKey, 'save'],
    reload: async () => (await client.fetchQuery({ ...letterQuery(id), staleTime: 0 })).letter,
    update: (_id, version, changes) => api.letters.update({ params: { id }, body: { ...changes, version } }),
    onSaved: saved => {
      void putLetter(client, saved, against)
      notify({ kind: 'success', title: 'Saved' })
    },
    onInvalid,
    errorOf: error => requestError(error, { failed: 'Could not save changes. What you typed is kept.' }),
    onFailed: error => isNotFound(error) && client.invalidateQueries({ queryKey: letterQuery(id).queryKey }),
  })
}

export const letterDifferences = (theirs: Letter, mine: Partial<LetterValues>) =>
  textDifferences(theirs, mine, { content: 'Letter', kept: 'Sentences that you confirmed' })
