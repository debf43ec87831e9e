import type { Interview } from '../../../shared/api/interviews.ts'

export type ScoreChange = {
  /** Points more than in the practice before; less than 0: fewer. */
  readonly points: number
  /** When that one was completed. */
  readonly since: string
}

const role = ({ jobTitle }: Interview): string => jobTitle.trim().toLowerCase()

/**
 * How a completed session compares with the last one completed before it, of the same role and difficulty: others say
 * nothing of each other. Null where there is none.
 */
export const scoreChange = (session: Interview, all: readonly Interview[]): ScoreChange | null => {
  const { overallScore, completedAt } = session
  if (overallScore === null || completedAt === null) return null
  let before: { score: number; at: string } | null = null
  for (const other of all) {
    if (other.overallScore === null || other.completedAt === null || other.completedAt >= completedAt)
      continue
    if (role(other) !== role(session) || other.difficulty !== session.difficulty) continue
    if (!before || other.completedAt > before.at)
      before = { score: other.overallScore, at: other.completedAt }
  }
  return before && { points: overallScore - before.score, since: before.at }
}

/** `6 points above your practice before it`; the same role and difficulty are meant. */
export const changeWords = ({ points }: ScoreChange): string => {
  if (points === 0) return 'The same as your practice before it'
  const size = Math.abs(points)
  return `${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'above' : 'below'} your practice before it`
}
