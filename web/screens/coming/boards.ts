type Board = {
  readonly name: string
  /** The board's own search for these words; its front page where there are none, or where it takes none in its address. */
  readonly search: (words: string) => string
}

const at =
  (page: string, front: string, query: (words: string) => Record<string, string>) => (words: string) =>
    words.trim() ? `${page}?${new URLSearchParams(query(words.trim()))}` : front

const place = 'Nigeria'

/** Boards whose terms keep others from reading them: they are opened, not read. */
export const boards: readonly Board[] = [
  {
    name: 'Jobberman',
    search: at('https://www.jobberman.com/jobs', 'https://www.jobberman.com/jobs', q => ({ q })),
  },
  {
    name: 'LinkedIn',
    search: at('https://www.linkedin.com/jobs/search/', 'https://www.linkedin.com/jobs/', keywords => ({
      keywords,
      location: place,
    })),
  },
  {
    name: 'Indeed Nigeria',
    search: at('https://ng.indeed.com/jobs', 'https://ng.indeed.com/', q => ({ q, l: place })),
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
