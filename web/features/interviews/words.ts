import type { Interview } from '../../../shared/api/interviews.ts'
import { difficultyName, industryName } from './practice/names.ts'

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `12 minutes`; while it lasts `In Progress`. */
export const durationWords = ({ completed, durationMinutes }: Interview): string =>
  completed && durationMinutes !== null ? several(durationMinutes, 'minute') : 'In Progress'

export const statusWords = ({ completed }: Interview): string => (completed ? 'Completed' : 'In Progress')

/** `3 of 8` */
export const answeredWords = ({ answered, questionCount }: Interview): string =>
  `${answered} of ${questionCount}`

/** A session counts as a whole: it is completed, or it is not. */
export const completionWords = ({ completed }: Interview): string => (completed ? '100%' : '0%')

/** `Healthcare · Beginner` */
export const kindWords = ({ industry, difficulty }: Interview): string =>
  `${industryName(industry)} · ${difficultyName(difficulty)}`
