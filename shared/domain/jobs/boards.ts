import { type Board, boards as boardList } from '../../lists.ts'

type AboutBoard = {
  readonly name: string
  readonly region: 'Nigeria and Africa' | 'International' | 'Remote'
  readonly home: string
  /** How its terms want it named where its postings are shown. */
  readonly credit: string
  /** How often it is read, in EventBridge Scheduler's words. */
  readonly expression: string
  /** `full`: what is not in a reading has gone. `latest`: only the newest are, and absence says nothing. */
  readonly coverage: 'full' | 'latest'
  /** Days after which a posting without a date of its own end is taken to be over. */
  readonly ageCap: number
  /** Read only where the operator switches it on. */
  readonly isFlagged: boolean
  /** What its key is called in the secret of the boards; left out: it needs none. */
  readonly needs?: readonly BoardKey[]
}

/** What the secret of the boards may hold. */
export const boardKeys = ['reliefwebAppName', 'adzunaAppId', 'adzunaAppKey'] as const
export type BoardKey = (typeof boardKeys)[number]

/** Each board: its rhythm and its credit are what its terms ask for. */
export const boards: Readonly<Record<Board, AboutBoard>> = {
  myjobmag: {
    name: 'MyJobMag',
    region: 'Nigeria and Africa',
    home: 'https://www.myjobmag.com',
    credit: 'MyJobMag',
    expression: 'rate(30 minutes)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
  },
  hotnigerianjobs: {
    name: 'HotNigerianJobs',
    region: 'Nigeria and Africa',
    home: 'https://www.hotnigerianjobs.com',
    credit: 'HotNigerianJobs',
    expression: 'rate(1 hour)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
  },
  reliefweb: {
    name: 'ReliefWeb',
    region: 'Nigeria and Africa',
    home: 'https://reliefweb.int/jobs',
    credit: 'ReliefWeb',
    expression: 'rate(1 hour)',
    coverage: 'full',
    ageCap: 60,
    isFlagged: false,
    needs: ['reliefwebAppName'],
  },
  employers: {
    name: 'Employer boards',
    region: 'Nigeria and Africa',
    home: '',
    credit: 'the employer',
    expression: 'rate(6 hours)',
    coverage: 'full',
    ageCap: 120,
    isFlagged: false,
  },
  arbeitnow: {
    name: 'Arbeitnow',
    region: 'International',
    home: 'https://www.arbeitnow.com',
    credit: 'Arbeitnow',
    expression: 'rate(1 hour)',
    coverage: 'latest',
    ageCap: 60,
    isFlagged: false,
  },
  themuse: {
    name: 'The Muse',
    region: 'International',
    home: 'https://www.themuse.com',
    credit: 'The Muse',
    expression: 'rate(3 hours)',
    coverage: 'full',
    ageCap: 90,
    isFlagged: false,
  },
  adzuna: {
    name: 'Adzuna',
    region: 'International',
    home: 'https://www.adzuna.co.za',
    credit: 'Jobs by Adzuna',
    expression: 'rate(3 hours)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
    needs: ['adzunaAppId', 'adzunaAppKey'],
  },
  hackernews: {
    name: 'HN Who is hiring',
    region: 'International',
    home: 'https://news.ycombinator.com',
    credit: 'Hacker News',
    expression: 'rate(6 hours)',
    coverage: 'full',
    ageCap: 60,
    isFlagged: false,
  },
  himalayas: {
    name: 'Himalayas',
    region: 'Remote',
    home: 'https://himalayas.app',
    credit: 'Himalayas',
    expression: 'rate(1 day)',
    coverage: 'latest',
    ageCap: 60,
    isFlagged: false,
  },
  remotive: {
    name: 'Remotive',
    region: 'Remote',
    home: 'https://remotive.com',
    credit: 'Remotive',
    expression: 'rate(6 hours)',
    coverage: 'full',
    ageCap: 60,
    isFlagged: false,
  },
  remoteok: {
    name: 'Remote OK',
    region: 'Remote',
    home: 'https://remoteok.com',
    credit: 'Remote OK',
    expression: 'rate(1 hour)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
  },
  jobicy: {
    name: 'Jobicy',
    region: 'Remote',
    home: 'https://jobicy.com',
    credit: 'Jobicy',
    expression: 'rate(2 hours)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
  },
  workingnomads: {
    name: 'Working Nomads',
    region: 'Remote',
    home: 'https://www.workingnomads.com',
    credit: 'Working Nomads',
    expression: 'rate(1 day)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: false,
  },
  jobzilla: {
    name: 'Jobzilla',
    region: 'Nigeria and Africa',
    home: 'https://www.jobzilla.ng',
    credit: 'Jobzilla',
    expression: 'rate(1 hour)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: true,
  },
  boqqs: {
    name: 'BOQQS',
    region: 'Nigeria and Africa',
    home: 'https://boqqs.com',
    credit: 'BOQQS',
    expression: 'rate(1 hour)',
    coverage: 'latest',
    ageCap: 45,
    isFlagged: true,
  },
}

/** The thirteen that are read everywhere. */
export const connectedBoards: readonly Board[] = boardList.filter(board => !boards[board].isFlagged)
