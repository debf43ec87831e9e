import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { type LetterRevisionRequest, letterRevisionRequest } from '../../../shared/api/assistant.ts'
import { errors } from '../../../shared/api/errors.ts'
import type { Letter, LetterWithFacts } from '../../../shared/api/letters.ts'
import type { LetterRevision } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { formDraft, newDraft } from '../../kit/draft.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { hasCode, type RequestError, requestError } from '../../kit/request-error.ts'
import { noParts } from '../../kit/streamed-text.ts'
import { useDraftForm } from '../../kit/use-draft-form.ts'
import { useRequest } from '../../kit/use-request.ts'
import { letterQuery, letterRows, lettersQuery, newestLetter, putLetter } from './letters.ts'
import { failedWords } from './words.ts'

const fields = z.pick(letterRevisionRequest, { how: true })
type Fields = z.infer<typeof fields>

const errorOf = (error: unknown): RequestError =>
  requestError(error, {
    failed: failedWords,
    lost: 'The connection was lost while this was being written. Try again: it counts only once.',
    byCode: {
      model_unavailable: failedWords,
      letter_limit: `Limit Reached: ${errors.letter_limit.message}`,
      stale_version:
        'This letter was changed on another device. You see the newer text now. Press again if you still want it changed.',
    },
  })

type Options = {
  open: boolean
  letter: Letter
  sub: string
  /** Saves what the person typed, because the letter is written anew from the saved text. */
  save: () => Promise<boolean>
}

/** A letter that was written anew: how, and the text before. */
type Revised = { readonly how: LetterRevision; readonly before: string; readonly letter: LetterWithFacts }

/** Has a letter written anew, shorter, warmer or more formal, and brings back the text before. */
export const useRevision = ({ open, letter, sub, save }: Options) => {
  const client = useQueryClient()
  const { id } = letter
  const [revised, setRevised] = useState<Revised | null>(null)
  const reload = () =>
    Promise.all([letterRows.reload(client), client.invalidateQueries({ queryKey: letterQuery(id).queryKey })])
  const draft = useDraftForm<Fields, Fields>({
    stored: formDraft(sub, `letter.${id}.revision`, fields),
    initialDraft: () => newDraft<Fields>({ how: 'shorter' }, { id: ulid() }),
    resolver: zodResolver(fields),
  })
  const { request, cancel, ...state } = useRequest({
    draft,
    open,
    mutationKey: [...lettersQuery.queryKey, 'revise'],
    errorOf,
    onFailed: () => void reload(),
  })
  const revise = async (how: LetterRevision): Promise<void> => {
    if (!(await save())) return
    setRevised(null)
    draft.form.setValue('how', how)
    const { version, content } = newestLetter(client, letter)
    // The version is no part of the request's content: a retry is the same request, also if the letter has changed since.
    await request<Omit<LetterRevisionRequest, 'id' | 'version'>, LetterWithFacts>(
      { letterId: id, how },
      (body, signal) => api.assistant.reviseLetter({ body: { ...body, version } }, { signal }),
      async made => {
        // The next press is another request, also if it asks for the same.
        draft.continueFrom(newDraft<Fields>({ how }, { id: ulid() }))
        setRevised({ how, before: content, letter: made })
        await putLetter(client, made.letter, made)
        void letterRows.reload(client)
      },
    )
  }
  const { mutate: restore, isPending } = useMutation({
    mutationKey: [...lettersQuery.queryKey, 'save'],
    mutationFn: ({ before, letter: { letter } }: Revised) =>
      api.letters.update({ params: { id }, body: { content: before, version: letter.version } }),
    onSuccess: async (saved, { letter: facts }) => {
      await putLetter(client, saved, facts)
      setRevised(null)
    },
    onError: (error, it) => {
      if (hasCode(error, 'stale_version', 'not_found')) void reload()
      notifyFailed('The letter before could not be brought back.', error, () => restore(it))
    },
  })
  return {
    ...state,
    /** The text so far, while the letter is written anew. */
    parts: state.status.state === 'streaming' ? state.status.parts : noParts,
    how: draft.form.getValues('how'),
    revise,
    /** The letter was written anew, and not changed since. Null: it was not. */
    revised: revised && letter.version <= revised.letter.letter.version ? revised : null,
    /** Null: there is no other text to bring back, because an earlier try had saved this one. */
    undo: revised && revised.before !== revised.letter.letter.content ? () => restore(revised) : null,
    isUndoing: isPending,
    cancel: () => {
      cancel()
      // The server may have stored the letter before the cancel reached it.
      void reload()
    },
  }
}
export type RevisionState = ReturnType<typeof useRevision>
