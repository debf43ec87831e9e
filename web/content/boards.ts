type Board = { readonly name: string; readonly address: string }

/** The boards that Aiki reads, by where their jobs are. */
export const connectedBoards = [
  {
    region: 'Nigeria and Africa',
    names: ['MyJobMag', 'HotNigerianJobs', 'ReliefWeb', 'Employer boards'],
  },
  { region: 'International', names: ['Arbeitnow', 'The Muse', 'Adzuna', 'HN Who is hiring'] },
  { region: 'Remote', names: ['Himalayas', 'Remotive', 'Remote OK', 'Jobicy', 'Working Nomads'] },
] as const

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

export const connectedCount = connectedBoards.reduce((count, { names }) => count + names.length, 0)
