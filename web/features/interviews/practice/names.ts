import type { Interview } from '../../../../shared/api/interviews.ts'
import type { Difficulty, InterviewIndustry } from '../../../../shared/lists.ts'
import { jobName } from '../../../applications/job-name.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `Technology` */
export const industryName = (industry: InterviewIndustry): string => capital(industry)

/** `Beginner` */
export const difficultyName = (difficulty: Difficulty): string => capital(difficulty)

/** How a session is spoken of: "Supply Planner at Tudun Foods", or without a company "Supply Planner". */
export const sessionName = (session: Pick<Interview, 'jobTitle' | 'companyName'>): string =>
  session.companyName === '' ? session.jobTitle : jobName(session)
