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

/** The texts that the open letter had, and those that it had before the person went back. The nearest stand last. */
type Texts = { readonly before: readonly string[]; readonly after: readonly string[] }
type Side = keyof Texts

/** What happened to the text last, and the version of the letter since. */
type Outcome = { readonly version: number } & (
  | { readonly kind: 'revised'; readonly how: LetterRevision; readonly isChanged: boolean }
  | { readonly kind: 'brought'; readonly number: number; readonly count: number }
)

/** The texts with one more that the letter had last. */
const withLast = ({ before, after }: Texts, last: string): Texts => ({
  before: [...before, ...after, last],
  after: [],
})

/** The texts after the one of a side has taken the place of `now`. */
const broughtFrom = (side: Side, { before, after }: Texts, now: string): Texts =>
  side === 'before'
    ? { before: before.slice(0, -1), after: [...after, now] }
    : { before: [...before, now], after: after.slice(0, -1) }

/** Has a letter written anew, shorter, warmer or more formal, and brings back the texts that it had since it was opened. */
export const useRevision = ({ open, letter, sub, save }: Options) => {
  const client = useQueryClient()
  const { id } = letter
  const [earlier, setEarlier] = useState<Texts>({ before: [], after: [] })
  /** The text that was to be written anew, until an answer has come. An answer that is lost may have changed the letter. */
  const [tried, setTried] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
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
  const isLost = tried !== null && tried !== letter.content && !state.busy
  const texts = isLost ? withLast(earlier, tried) : earlier
  const revise = async (how: LetterRevision): Promise<void> => {
    if (!(await save())) return
    setOutcome(null)
    draft.form.setValue('how', how)
    const { version, content } = newestLetter(client, letter)
    // After a lost answer, the letter that was stored without it counts as written anew.
    const wasStored = tried !== null && tried !== content
    const known = wasStored ? withLast(earlier, tried) : earlier
    setEarlier(known)
    setTried(content)
    // The version is no part of the request's content: a retry is the same request, also if the letter has changed since.
    await request<Omit<LetterRevisionRequest, 'id' | 'version'>, LetterWithFacts>(
      { letterId: id, how },
      (body, signal) => api.assistant.reviseLetter({ body: { ...body, version } }, { signal }),
      async made => {
        // The next press is another request, also if it asks for the same.
        draft.continueFrom(newDraft<Fields>({ how }, { id: ulid() }))
        const isNew = made.letter.content !== content
        if (isNew) setEarlier(withLast(known, content))
        setTried(null)
        setOutcome({ kind: 'revised', how, isChanged: isNew || wasStored, version: made.letter.version })
        await putLetter(client, made.letter, made)
        void letterRows.reload(client)
      },
    )
  }
  const { mutate, isPending, variables } = useMutation({
    mutationKey: [...lettersQuery.queryKey, 'save'],
    mutationFn: ({ content, now }: { side: Side; content: string; now: Letter }) =>
      api.letters.update({ params: { id }, body: { content, version: now.version } }),
    onSuccess: async (saved, { side, now }) => {
      const brought = broughtFrom(side, texts, now.content)
      const number = brought.before.length + 1
      setEarlier(brought)
      setTried(null)
      // Before the letter, because a newer letter takes an older outcome away.
      setOutcome({
        kind: 'brought',
        number,
        count: number + brought.after.length,
        version: saved.version,
      })
      await putLetter(client, saved, client.getQueryData(letterQuery(id).queryKey) ?? null)
    },
    onError: (error, { side }) => {
      if (hasCode(error, 'stale_version', 'not_found')) void reload()
      notifyFailed('That letter could not be brought back.', error, () => void bring(side))
    },
  })
  /** What the person typed is saved first, so that it can be brought back too. */
  const bring = async (side: Side): Promise<void> => {
    const content = texts[side].at(-1)
    if (content === undefined || isPending || !(await save())) return
    mutate({ side, content, now: newestLetter(client, letter) })
  }
  return {
    ...state,
    /** The text so far, while the letter is written anew. */
    parts: state.status.state === 'streaming' ? state.status.parts : noParts,
    how: draft.form.getValues('how'),
    revise,
    /** Null: nothing happened, or the letter was changed since. */
    outcome: outcome && letter.version <= outcome.version ? outcome : null,
    bring,
    canBring: { before: texts.before.length > 0, after: texts.after.length > 0 },
    /** Null: nothing is on its way back. */
    bringing: isPending ? variables.side : null,
    cancel: () => {
      cancel()
      // The server may have stored the letter before the cancel reached it.
      void reload()
    },
  }
}
export type RevisionState = ReturnType<typeof useRevision>
