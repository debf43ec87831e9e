import { useDeferredValue, useMemo } from 'react'
import type { VouchedLine } from '../../shared/api/truth.ts'
import { type TruthReport, type Unit, unsupported } from '../../shared/domain/truth/report.ts'
import { marksOf, movedStretches } from './marked-lines.ts'

type Checked<Report extends TruthReport> = {
  readonly text: string
  /** The vouched lines. */
  readonly kept: readonly VouchedLine[]
  /** Must be the same function while the facts are the same. Null: the check is not loaded yet. */
  readonly check: ((text: string, kept: readonly VouchedLine[]) => Report) | null
}

const noUnits: readonly Unit[] = []

/**
 * Checks a text on this device. The check may lag behind the typing: `report` and `unsourced` belong to `checkedText`, and
 * `marks` to `text`.
 */
export const useChecked = <Report extends TruthReport>({ text, kept, check }: Checked<Report>) => {
  const checkedText = useDeferredValue(text)
  // Compared as text, because the form returns a new list after each key press.
  const keptText = useDeferredValue(JSON.stringify(kept))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keptText` stands for `kept`
  const report = useMemo(() => check?.(checkedText, kept) ?? null, [check, checkedText, keptText])
  const unsourced = useMemo(() => (report ? unsupported(report) : noUnits), [report])
  const marks = useMemo(() => marksOf(unsourced), [unsourced])
  return { checkedText, report, unsourced, marks: movedStretches(marks, checkedText, text) }
}
