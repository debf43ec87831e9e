import { useDeferredValue, useMemo } from 'react'
import type { VouchedLine } from '../../shared/api/truth.ts'
import { type TruthReport, type Unit, unsupported } from '../../shared/domain/truth/report.ts'
import { marksOf, movedStretches } from './marked-lines.ts'

type Checked<Report extends TruthReport> = {
  /** As it is typed. */
  readonly text: string
  /** The lines that the person vouches for. */
  readonly kept: readonly VouchedLine[]
  /** The same function as long as the facts are the same. Null: what the text is compared with is not loaded yet. */
  readonly check: ((text: string, kept: readonly VouchedLine[]) => Report) | null
}

const none: readonly Unit[] = []

/**
 * Checks a text on this device, a moment behind the typing where the device is slow: the report and its units without a
 * source are of `checkedText`, and the marks lie in the text as it is now.
 */
export const useChecked = <Report extends TruthReport>({ text, kept, check }: Checked<Report>) => {
  const checkedText = useDeferredValue(text)
  // A form gives a new list with every key: the list counts as the same while its text is the same.
  const keptText = useDeferredValue(JSON.stringify(kept))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(() => check?.(checkedText, kept) ?? null, [check, checkedText, keptText])
  const unsourced = useMemo(() => (report ? unsupported(report) : none), [report])
  const marks = useMemo(() => marksOf(unsourced), [unsourced])
  return { checkedText, report, unsourced, marks: movedStretches(marks, checkedText, text) }
}
