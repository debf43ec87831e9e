import { boards } from '../../../shared/lists.ts'
import type { Traits } from './traits.ts'

const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Descriptions of about the same length say about as much. */
const lengthStep = 200

/** Compares by number in `all`: the employer's own first, then who says more, then the newer one. */
export const bySurvival =
  (all: readonly Traits[]) =>
  (one: number, other: number): number => {
    const [a, b] = [all[one], all[other]]
    if (!a || !b) return 0
    return (
      Number(b.isEmployers) - Number(a.isEmployers) ||
      Number(b.company !== '') - Number(a.company !== '') ||
      Number(b.hasPay) - Number(a.hasPay) ||
      Math.floor(b.length / lengthStep) - Math.floor(a.length / lengthStep) ||
      Number(b.postedAt !== null) - Number(a.postedAt !== null) ||
      (b.postedAt ?? 0) - (a.postedAt ?? 0) ||
      boards.indexOf(a.board) - boards.indexOf(b.board) ||
      text(a.urlKey, b.urlKey) ||
      text(a.key, b.key)
    )
  }
