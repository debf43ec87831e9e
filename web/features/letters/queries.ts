import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Letter, LetterWithFacts } from '../../../shared/api/letters.ts'
import { api } from '../../api/api.ts'

// Keys begin with the live topic that makes them stale.

/** The person's letters, newest first, and how many of this month are taken. */
export const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: ({ signal }) => api.letters.list({}, { signal }),
})
export type Letters = Awaited<ReturnType<typeof api.letters.list>>

/** One of them, with the facts that its sentences are compared with. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...lettersQuery.queryKey, id],
    queryFn: ({ signal }) => api.letters.get({ params: { id } }, { signal }),
  })

/** The list with this one in it, as it is now: in its place, or where it is new, first. */
export const withLetter = (list: Letters, letter: Letter): Letters => ({
  ...list,
  letters: list.letters.some(({ id }) => id === letter.id)
    ? list.letters.map(one => (one.id === letter.id ? letter : one))
    : [letter, ...list.letters],
})

export const withoutLetter = (list: Letters, gone: string): Letters => ({
  ...list,
  letters: list.letters.filter(({ id }) => id !== gone),
})

/** Changes the list that is shown. A reload on its way would bring back the list as it was. */
export const changeLetters = async (
  client: QueryClient,
  change: (list: Letters) => Letters,
): Promise<void> => {
  await client.cancelQueries({ queryKey: lettersQuery.queryKey, exact: true })
  client.setQueryData(lettersQuery.queryKey, list => list && change(list))
}

/** Shows a letter as the server has just answered it, alone and in the list, without asking again. */
export const takeLetter = (
  client: QueryClient,
  letter: Letter,
  told: Pick<LetterWithFacts, 'facts' | 'jobDescription'> | null,
): Promise<void> => {
  if (told) {
    const { facts, jobDescription } = told
    client.setQueryData(letterQuery(letter.id).queryKey, { letter, facts, jobDescription })
  }
  return changeLetters(client, list => withLetter(list, letter))
}

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
