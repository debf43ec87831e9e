import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Letter, LetterWithFacts } from '../../../shared/api/letters.ts'
import { api } from '../../api/api.ts'
import { collection } from '../../kit/collection.ts'

/** The person's letters, newest first, and the count of this month. Keys begin with the live topic that makes them stale. */
export const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: ({ signal }) => api.letters.list({}, { signal }),
  meta: { failed: 'Failed to load cover letters.' },
})
export type Letters = Awaited<ReturnType<typeof api.letters.list>>

export const letterRows = collection<Letters, Letter>({
  queryKey: lettersQuery.queryKey,
  rows: ({ letters }) => letters,
  withRows: (list, letters) => ({ ...list, letters }),
})

/** One letter, with the facts that its sentences are compared with. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: [...lettersQuery.queryKey, id],
    queryFn: ({ signal }) => api.letters.get({ params: { id } }, { signal }),
  })

/** What the sentences of a letter are compared with. */
export type LetterFacts = Pick<LetterWithFacts, 'facts' | 'jobDescription' | 'citations'>

/** Shows a letter from an answer of the server, alone and in the list. Null: its facts are not loaded. */
export const putLetter = (client: QueryClient, letter: Letter, facts: LetterFacts | null): Promise<void> => {
  if (facts)
    client.setQueryData(letterQuery(letter.id).queryKey, {
      letter,
      facts: facts.facts,
      jobDescription: facts.jobDescription,
      citations: facts.citations,
    })
  return letterRows.put(client, letter)
}

/** The letter as it was loaded or saved last. */
export const newestLetter = (client: QueryClient, letter: Letter): Letter => {
  const loaded = client.getQueryData(letterQuery(letter.id).queryKey)?.letter
  const listed = letterRows.find(client, letter.id)
  return [loaded, listed].reduce<Letter>(
    (newest, each) => (each && each.version > newest.version ? each : newest),
    letter,
  )
}
