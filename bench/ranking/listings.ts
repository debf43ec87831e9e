import { emptyListing, type Listing } from '../../shared/domain/jobs/listing.ts'
import { adverts } from './adverts.ts'

const home = 'https://board.example/'

/** The key in the address of one of these adverts. */
export const keyOf = (url: string): string => url.slice(home.length)

/** The adverts as listings of a board. */
export const rankedListings = (now: Date): Listing[] =>
  adverts
    .trim()
    .split('\n')
    .map(line => {
      const [key = '', title = '', company = '', location = '', days = '', skills = '', text = ''] = line
        .split('|')
        .map(cell => cell.trim())
      return {
        ...emptyListing,
        board: 'myjobmag',
        key,
        url: `${home}${key}`,
        title,
        company,
        location,
        description: text,
        postedAt: now.getTime() - Number(days) * 86_400_000,
        tags: skills.split(',').map(skill => skill.trim()),
      }
    })
