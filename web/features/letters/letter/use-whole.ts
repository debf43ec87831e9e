import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Letter } from '../../../../shared/api/letters.ts'
import type { Facts } from '../../../../shared/api/truth.ts'
import { factsForLetter } from '../../../../shared/domain/truth/told-facts.ts'
import { sourcesOf } from '../../../truth/words.ts'
import { letterQuery } from '../queries.ts'

/** What the sentences of a letter are compared with. */
export type Told = {
  readonly facts: Facts
  readonly jobDescription: string
  /** What may be named as a source. */
  readonly sources: readonly string[]
}

/** A letter as the list has it, there at once; what it is compared with comes after it. */
export const useWhole = (listed: Letter, open: boolean) => {
  const { data, isLoadingError, isFetching, refetch } = useQuery({ ...letterQuery(listed.id), enabled: open })
  const told = useMemo(
    (): Told | null =>
      data
        ? { facts: factsForLetter(data), jobDescription: data.jobDescription, sources: sourcesOf(data.facts) }
        : null,
    [data],
  )
  return {
    /** The newer one of both. */
    letter: data && data.letter.version > listed.version ? data.letter : listed,
    told,
    failed: isLoadingError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
