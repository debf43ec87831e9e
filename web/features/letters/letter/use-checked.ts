import { useDeferredValue, useMemo } from 'react'
import type { Letter } from '../../../../shared/api/letters.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { checkLetter } from '../../../../shared/domain/truth/check-letter.ts'
import { type TruthReport, unsupported } from '../../../../shared/domain/truth/report.ts'
import { marksNow, marksOf } from '../../../truth/marked-lines.ts'
import type { LetterFields } from './draft.ts'
import type { Told } from './use-whole.ts'

const nothing: TruthReport = { units: [] }

/** A letter checked on the device, a moment behind the typing where the device is slow. */
export const useChecked = (
  { content, kept }: LetterFields,
  { jobTitle, companyName }: Pick<Letter, 'jobTitle' | 'companyName'>,
  told: Told | null,
) => {
  const read = useDeferredValue(content)
  // A form gives a list of its own with every letter: it is the same one while it says the same.
  const keptText = useDeferredValue(JSON.stringify(kept))
  const job = useMemo(
    () => ({ jobTitle, companyName, description: told?.jobDescription ?? '' }),
    [jobTitle, companyName, told],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(
    () => (told ? checkLetter(read, told.facts, kept, job, { today: dayInLagos(new Date()) }) : nothing),
    [read, told, keptText, job],
  )
  const checked = useMemo(() => marksOf(unsupported(report)), [report])
  return { report, marks: marksNow(checked, read, content) }
}
