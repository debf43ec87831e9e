import type { Interview } from '../../../shared/api/interviews.ts'

const role = ({ jobTitle }: Interview): string => jobTitle.trim().toLowerCase()

/**
 * The difference in points to the last interview that was completed before, for the same role and difficulty. Null: there is
 * none to compare with.
 */
export const scoreChange = (interview: Interview, all: readonly Interview[]): number | null => {
  const { overallScore, completedAt, difficulty } = interview
  if (overallScore === null || completedAt === null) return null
  const before = all.flatMap(other => {
    const { overallScore: score, completedAt: at } = other
    if (score === null || at === null || at >= completedAt) return []
    return other.difficulty === difficulty && role(other) === role(interview) ? [{ score, at }] : []
  })
  const last = before.sort((one, other) => (one.at < other.at ? -1 : 1)).at(-1)
  return last ? overallScore - last.score : null
}

/** `6 points more than in your previous session` */
export const changeWords = (points: number): string => {
  if (points === 0) return 'The same score as in your previous session'
  const size = Math.abs(points)
  return `${size} ${size === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'less'} than in your previous session`
}
