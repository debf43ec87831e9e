type LinkedBoard = {
  readonly name: string
  /** The board's own search for these words there; its front page where there are none, or where it takes none in its address. */
  readonly search: (words: string, place: string) => string
}

type Params = Readonly<Record<string, string>>

const at =
  (page: string, front: string, params: (words: string, place: string) => Params) =>
  (words: string, place: string) => {
    if (!words.trim()) return front
    const said = Object.entries(params(words.trim(), place.trim())).filter(([, value]) => value !== '')
    return `${page}?${new URLSearchParams(said)}`
  }

/** Where these boards look when nobody says where. */
const home = 'Nigeria'

/** Boards whose terms keep others from reading them: they are opened, not read. */
export const linkedBoards: readonly LinkedBoard[] = [
  {
    name: 'Jobberman',
    search: at('https://www.jobberman.com/jobs', 'https://www.jobberman.com/jobs', (q, l) => ({ q, l })),
  },
  {
    name: 'LinkedIn',
    search: at(
      'https://www.linkedin.com/jobs/search/',
      'https://www.linkedin.com/jobs/',
      (keywords, place) => ({ keywords, location: place || home }),
    ),
  },
  {
    name: 'Indeed Nigeria',
    search: at('https://ng.indeed.com/jobs', 'https://ng.indeed.com/', (q, place) => ({
      q,
      l: place || home,
    })),
  },
  {
    name: 'Glassdoor',
    search: at('https://www.glassdoor.com/Job/jobs.htm', 'https://www.glassdoor.com/Job/', words => ({
      'sc.keyword': words,
    })),
  },
  {
    name: 'BrighterMonday Kenya',
    search: at('https://www.brightermonday.co.ke/jobs', 'https://www.brightermonday.co.ke/jobs', q => ({
      q,
    })),
  },
  { name: 'We Work Remotely', search: () => 'https://weworkremotely.com/' },
  { name: 'Fuzu', search: () => 'https://www.fuzu.com/' },
]
