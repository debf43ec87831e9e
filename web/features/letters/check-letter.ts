import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import type { Facts, VouchedLine } from '../../../shared/api/truth.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { checkLetter } from '../../../shared/domain/truth/check-letter.ts'
import { factsForLetter } from '../../../shared/domain/truth/told-facts.ts'
import { useChecked } from '../../truth/use-checked.ts'
import { sourcesOf } from '../../truth/words.ts'
import type { LetterFields } from './letter-form.ts'
import { letterQuery } from './letters.ts'

/** What the sentences of a letter are compared with. */
export type CheckedAgainst = {
  readonly facts: Facts
  readonly jobDescription: string
  /** What may be named as a source. */
  readonly sources: readonly string[]
}

/** A letter as the list has it, which is there at once; what it is compared with is loaded after it. */
export const useLetterWithFacts = (listed: Letter, open: boolean) => {
  const { data, isLoadingError, refetch } = useQuery({ ...letterQuery(listed.id), enabled: open })
  const against = useMemo(
    (): CheckedAgainst | null =>
      data
        ? { facts: factsForLetter(data), jobDescription: data.jobDescription, sources: sourcesOf(data.facts) }
        : null,
    [data],
  )
  return {
    /** The newer one of both. */
    letter: data && data.letter.version > listed.version ? data.letter : listed,
    against,
    /** Null: it has not failed. */
    retry: isLoadingError ? () => void refetch() : null,
  }
}

/** Checks a letter on the device, as soon as there is something to compare it with. */
export const useCheckedLetter = (
  { content, kept }: LetterFields,
  { jobTitle, companyName }: Pick<Letter, 'jobTitle' | 'companyName'>,
  against: CheckedAgainst | null,
) => {
  const check = useMemo(() => {
    if (!against) return null
    const job = { jobTitle, companyName, description: against.jobDescription }
    return (text: string, vouched: readonly VouchedLine[]) =>
      checkLetter(text, against.facts, vouched, job, { today: dayInLagos(new Date()) })
  }, [against, jobTitle, companyName])
  return useChecked({ text: content, kept, check })
}
