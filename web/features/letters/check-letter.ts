import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import type { Facts } from '../../../shared/api/truth.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { checkLetter } from '../../../shared/domain/truth/check-letter.ts'
import { type TruthReport, unsupported } from '../../../shared/domain/truth/report.ts'
import { factsForLetter } from '../../../shared/domain/truth/told-facts.ts'
import { marksNow, marksOf } from '../../truth/marked-lines.ts'
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
  const { data, isLoadingError, isFetching, refetch } = useQuery({ ...letterQuery(listed.id), enabled: open })
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
    failed: isLoadingError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

const nothing: TruthReport = { units: [] }

/** Checks a letter on the device, a moment behind the typing where the device is slow. */
export const useCheckedLetter = (
  { content, kept }: LetterFields,
  { jobTitle, companyName }: Pick<Letter, 'jobTitle' | 'companyName'>,
  against: CheckedAgainst | null,
) => {
  const checkedText = useDeferredValue(content)
  // A form gives a list of its own with every key: its text is the same while it says the same.
  const keptText = useDeferredValue(JSON.stringify(kept))
  const job = useMemo(
    () => ({ jobTitle, companyName, description: against?.jobDescription ?? '' }),
    [jobTitle, companyName, against],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(
    () =>
      against
        ? checkLetter(checkedText, against.facts, kept, job, { today: dayInLagos(new Date()) })
        : nothing,
    [checkedText, against, keptText, job],
  )
  const marks = useMemo(() => marksOf(unsupported(report)), [report])
  return { report, marks: marksNow(marks, checkedText, content) }
}
