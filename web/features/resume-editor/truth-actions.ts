import { createContext } from 'react'
import type { Unit } from '../../../shared/domain/truth/report.ts'

/** What a person can do about a line without a source. The same as in the truth card below. */
export type TruthActions = {
  readonly sources: readonly string[]
  readonly onVouch: (unit: Unit, source: string) => void
  readonly onRemove: (unit: Unit) => void
  readonly removeLabel: (unit: Unit) => string
  readonly onTakeBack: (unit: Unit) => void
  readonly linesUnder: (unit: Unit) => number
}

/** Null: the check is not loaded yet. */
export const TruthActionsContext = createContext<TruthActions | null>(null)
