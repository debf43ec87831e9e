import type { Interview } from '../../../shared/api/interviews.ts'
import type { Difficulty, InterviewIndustry } from '../../../shared/lists.ts'
import { jobName } from '../../applications/job-name.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const industryName = (industry: InterviewIndustry): string => capital(industry)

export const difficultyName = (difficulty: Difficulty): string => capital(difficulty)

/** `Supply Planner at Tudun Foods`, or without a company `Supply Planner`. */
export const interviewName = (job: Pick<Interview, 'jobTitle' | 'companyName'>): string =>
  job.companyName === '' ? job.jobTitle : jobName(job)

/** `1 minute`, `12 minutes` */
export const minutesWords = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`

/** `12 minutes`; `In Progress` until the interview is completed. */
export const durationWords = ({ completed, durationMinutes }: Interview): string =>
  completed && durationMinutes !== null ? minutesWords(durationMinutes) : 'In Progress'

export const statusWords = ({ completed }: Interview): string => (completed ? 'Completed' : 'In Progress')

/** `3 of 8` */
export const answeredWords = ({ answered, questionCount }: Interview): string =>
  `${answered} of ${questionCount}`

export const completionWords = ({ completed }: Interview): string => (completed ? '100%' : '0%')

/** `Healthcare · Beginner` */
export const kindWords = ({ industry, difficulty }: Interview): string =>
  `${industryName(industry)} · ${difficultyName(difficulty)}`
