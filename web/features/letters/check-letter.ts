import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import type { VouchedLine } from '../../../shared/api/truth.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { checkLetter } from '../../../shared/domain/truth/check-letter.ts'
import { factsForLetter } from '../../../shared/domain/truth/check-saved.ts'
import { useChecked } from '../../truth/use-checked.ts'
import { sourcesOf } from '../../truth/words.ts'
import type { LetterFields } from './letter-form.ts'
import { type LetterFacts, letterQuery } from './letters.ts'

/** What the sentences of a letter are compared with, and what the person may name as a source. */
export type CheckedAgainst = LetterFacts & { readonly sources: readonly string[] }

/** The letter of the list, and what its sentences are compared with, which is loaded for it. */
export const useLetterWithFacts = (listed: Letter, open: boolean) => {
  const { data, isLoadingError, refetch } = useQuery({ ...letterQuery(listed.id), enabled: open })
  const against = useMemo(
    (): CheckedAgainst | null =>
      data
        ? {
            facts: factsForLetter(data),
            jobDescription: data.jobDescription,
            citations: data.citations,
            sources: sourcesOf(data.facts),
          }
        : null,
    [data],
  )
  return {
    /** The newer version of both. */
    letter: data && data.letter.version > listed.version ? data.letter : listed,
    against,
    /** Null: nothing failed. */
    retry: isLoadingError ? () => void refetch() : null,
  }
}

/** Checks a letter on this device once `against` is loaded. */
export const useCheckedLetter = (
  { content, kept }: LetterFields,
  { jobTitle, companyName }: Pick<Letter, 'jobTitle' | 'companyName'>,
  against: CheckedAgainst | null,
) => {
  const check = useMemo(() => {
    if (!against) return null
    const job = { jobTitle, companyName, description: against.jobDescription }
    return (text: string, vouched: readonly VouchedLine[]) =>
      checkLetter(text, against.facts, vouched, job, {
        today: dayInLagos(new Date()),
        citations: against.citations,
      })
  }, [against, jobTitle, companyName])
  return useChecked({ text: content, kept, check })
}
