import { useDeferredValue, useMemo } from 'react'
import type { ResumeWithFacts } from '../../../shared/api/resumes.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { parseResume } from '../../../shared/domain/resume/parse.ts'
import { type Unit, unsupported } from '../../../shared/domain/truth/report.ts'
import { marksNow, marksOf } from '../../truth/marked-lines.ts'
import type { ResumeFields } from './fields.ts'
import type { Truth } from './use-truth.ts'

const none: readonly Unit[] = []

/** A text read and checked on the device, a moment behind the typing where the device is slow. */
export const useChecked = (
  { markdown, kept }: Pick<ResumeFields, 'markdown' | 'kept'>,
  { resume, facts }: ResumeWithFacts,
  truth: Truth | null,
) => {
  const read = useDeferredValue(markdown)
  // A form gives a list of its own with every letter: it is the same one while it says the same.
  const keptText = useDeferredValue(JSON.stringify(kept))
  const told = useMemo(() => truth?.factsForResume({ resume, facts }) ?? null, [truth, resume, facts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(
    () => truth && told && truth.checkResume(read, told, kept, { today: dayInLagos(new Date()) }),
    [truth, told, read, keptText],
  )
  const document = useMemo(() => parseResume(read), [read])
  const open = useMemo(() => (report ? unsupported(report) : none), [report])
  const checked = useMemo(() => marksOf(open), [open])
  return { read, report, document, open, marks: marksNow(checked, read, markdown) }
}
