import type { Application } from '../api/applications.ts'

/**
 * Whether an application was added without a press on the screen of applications: a search tracked it because the
 * person viewed the job, or a file was imported. A viewed job that the person has given another status is no news.
 */
export const isNews = ({ origin, status }: Pick<Application, 'origin' | 'status'>): boolean =>
  origin === 'import' || (origin === 'search' && status === 'viewed')
