import { chakra, Heading } from '@chakra-ui/react'
import { ArrowUpRight } from 'lucide-react'
import { Panel } from '../../ui/panel.tsx'

type LinkedBoard = {
  readonly name: string
  readonly frontPage: string
  /** The address of its search, if that is not the front page. */
  readonly searchPage?: string
  /** The parameters of a search. Left out: the board takes no search from an address. */
  readonly params?: (words: string, place: string) => Readonly<Record<string, string>>
}

const home = 'Nigeria'

/** Boards that Aiki links to, because their terms forbid to read them. */
export const linkedBoards: readonly LinkedBoard[] = [
  {
    name: 'Jobberman',
    frontPage: 'https://www.jobberman.com/jobs',
    params: (q, l) => ({ q, ...(l && { l }) }),
  },
  {
    name: 'LinkedIn',
    frontPage: 'https://www.linkedin.com/jobs/',
    searchPage: 'https://www.linkedin.com/jobs/search/',
    params: (keywords, place) => ({ keywords, location: place || home }),
  },
  {
    name: 'Indeed Nigeria',
    frontPage: 'https://ng.indeed.com/',
    searchPage: 'https://ng.indeed.com/jobs',
    params: (q, place) => ({ q, l: place || home }),
  },
  {
    name: 'Glassdoor',
    frontPage: 'https://www.glassdoor.com/Job/',
    searchPage: 'https://www.glassdoor.com/Job/jobs.htm',
    params: words => ({ 'sc.keyword': words }),
  },
  { name: 'BrighterMonday Kenya', frontPage: 'https://www.brightermonday.co.ke/jobs', params: q => ({ q }) },
  { name: 'We Work Remotely', frontPage: 'https://weworkremotely.com/' },
  { name: 'Fuzu', frontPage: 'https://www.fuzu.com/' },
]

export const searchOn = (board: LinkedBoard, words: string, place: string): string => {
  const { frontPage, searchPage = frontPage, params } = board
  if (words.trim() === '' || !params) return frontPage
  return `${searchPage}?${new URLSearchParams(params(words.trim(), place.trim()))}`
}

/** Links to the boards. They get no referrer. */
export const BoardLinks = ({ words, place }: { words: string; place: string }) => (
  <Panel overflow="hidden" aria-labelledby="board-links">
    <chakra.div px="4" pt="3.5" pb="2.5">
      <Heading as="h2" id="board-links" textStyle="h3" overflowWrap="anywhere">
        {words ? `Search for “${words}” on` : 'Search on'}
      </Heading>
      <chakra.p mt="0.5" textStyle="meta" color="fg.muted">
        {words
          ? 'Aiki may not read these boards for you. Each opens in a new tab. We Work Remotely and Fuzu open at their front page.'
          : 'Aiki may not read these boards for you. Each opens in a new tab. If you search here first, your words are filled in there.'}
      </chakra.p>
    </chakra.div>
    <chakra.ul listStyleType="none">
      {linkedBoards.map(board => (
        <chakra.li key={board.name} borderTop="1px solid {colors.border}">
          <BoardLink href={searchOn(board, words, place)} target="_blank" rel="noopener noreferrer">
            {board.name}
            <ArrowUpRight size={16} aria-label="(new tab)" />
          </BoardLink>
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
)

const BoardLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: { base: 'tap', md: '36px' },
    px: '4',
    textStyle: 'small',
    color: 'brand.fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})
