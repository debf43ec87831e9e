import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import { api } from '../../api/api.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { letterDraftOf } from './letter/draft.ts'
import { changeLetters, isGone, letterQuery, lettersQuery, withoutLetter } from './queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async ({ id }: Letter): Promise<void> => {
  try {
    await api.letters.remove({ params: { id } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Asks first. There is no way back, so it is shown as gone when it is. */
export const useDelete = (sub: string) => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Letter | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: [...lettersQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: dismissAll,
    onSuccess: async (_done, { id, companyName }) => {
      await changeLetters(client, list => withoutLetter(list, id))
      setAsked(null)
      client.removeQueries({ queryKey: letterQuery(id).queryKey })
      letterDraftOf(sub, id).write(null)
      notify({ kind: 'success', title: 'Deleted', description: `The letter to ${companyName} is gone.` })
    },
    onError: (error, letter) => {
      setAsked(null)
      notifyFailed('Could not delete cover letter.', error, () => mutate(letter))
    },
  })
  return { asked, busy: isPending, ask: setAsked, keep: () => setAsked(null), confirm: mutate }
}
