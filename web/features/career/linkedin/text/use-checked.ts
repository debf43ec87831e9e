import { useDeferredValue, useMemo } from 'react'
import type { ProfileText } from '../../../../../shared/api/career.ts'
import type { Facts } from '../../../../../shared/api/truth.ts'
import { dayInLagos } from '../../../../../shared/domain/calendar.ts'
import { checkProfileText } from '../../../../../shared/domain/truth/check-profile-text.ts'
import { unsupported } from '../../../../../shared/domain/truth/report.ts'
import { factsForProfileText } from '../../../../../shared/domain/truth/told-facts.ts'
import { marksNow, marksOf } from '../../../../truth/marked-lines.ts'
import type { TextFields } from './draft.ts'
import { pastedAlone } from './pasted-alone.ts'

/** A text checked on the device, a moment behind the typing where the device is slow. */
export const useChecked = ({ content, kept }: TextFields, profileText: ProfileText, facts: Facts) => {
  const told = useMemo(() => factsForProfileText({ profileText, facts }), [profileText, facts])
  const read = useDeferredValue(content)
  // A form gives a list of its own with every letter: it is the same one while it says the same.
  const keptText = useDeferredValue(JSON.stringify(kept))
  const check = (text: string) =>
    checkProfileText(text, told, kept, profileText, { today: dayInLagos(new Date()) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(() => check(read), [read, told, keptText, profileText])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`, and the report for the words
  const alone = useMemo(
    () => pastedAlone({ profileText, facts }, { content: read, kept, today: dayInLagos(new Date()) }, report),
    [report, keptText, profileText, facts],
  )
  const checked = useMemo(() => marksOf(unsupported(report)), [report])
  return { report, check, alone, marks: marksNow(checked, read, content) }
}
