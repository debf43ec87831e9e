import { boards as about, connectedBoards as connected } from '../../shared/domain/jobs/boards.ts'

const regions = ['Nigeria and Africa', 'International', 'Remote'] as const

type Board = { readonly name: string; readonly address: string }

/** The boards that Aiki reads, by where their jobs are. */
export const connectedBoards = regions.map(region => ({
  region,
  names: connected.filter(board => about[board].region === region).map(board => about[board].name),
}))

/** Their terms let nobody read them for you: Aiki opens their own search. */
export const linkedBoards: readonly Board[] = [
  { name: 'Jobberman', address: 'https://www.jobberman.com/jobs' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/jobs/' },
  { name: 'Indeed', address: 'https://ng.indeed.com/' },
  { name: 'Glassdoor', address: 'https://www.glassdoor.com/Job/' },
  { name: 'We Work Remotely', address: 'https://weworkremotely.com/' },
  { name: 'BrighterMonday', address: 'https://www.brightermonday.co.ke/jobs' },
  { name: 'Fuzu', address: 'https://www.fuzu.com/' },
]

export const connectedCount = connected.length
