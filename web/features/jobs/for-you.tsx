import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Job } from '../../../shared/api/jobs.ts'
import { distinct } from '../../../shared/domain/resume/items.ts'
import { ChosenWithoutTitle } from '../../jobs/chosen-without-title.tsx'
import { paths } from '../../paths.ts'
import { preferencesQuery, profileQuery } from '../../person/queries.ts'
import { TextLink } from '../../ui/links.tsx'
import { Bar } from './bar.ts'
import { recentSearches } from './recent-searches.ts'
import { type SearchTerms, searchStateOf, toSearch } from './search-state.ts'

const labelOf = ({ query, location, jobType }: SearchTerms): string =>
  [
    [query || 'All jobs', location].filter(Boolean).join(' in '),
    ...(jobType === 'all' ? [] : [jobType]),
  ].join(', ')

/** The person's last searches in this browser. */
export const RecentSearches = memo(({ sub }: { sub: string }) => {
  const searches = recentSearches(sub)
  if (searches.length === 0) return null
  return (
    <Chips as="ul" aria-label="Your last searches">
      {searches.map(search => (
        <li key={labelOf(search)}>
          <Link to={toSearch({ ...searchStateOf(''), ...search })}>
            <Clock size={15} />
            {labelOf(search)}
          </Link>
        </li>
      ))}
    </Chips>
  )
})

const chipHeight = { base: 'tap', md: '32px' }

const Chips = chakra(Bar, {
  base: {
    listStyleType: 'none',
    '& li': { flexShrink: 0, maxWidth: '20rem' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      maxWidth: '100%',
      minH: chipHeight,
      px: '2.5',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: 'md',
      bg: 'bg.panel',
      textStyle: 'label',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.muted' },
    },
    '& svg': { flexShrink: 0, color: 'fg.subtle' },
  },
})

/** Where the person looks for work, in a few words. */
const usePlace = (): string => {
  const { data: profile } = useQuery(profileQuery)
  const { data: preferences } = useQuery(preferencesQuery)
  const places = preferences?.locations.slice(0, 2) ?? []
  return places.length > 0 ? places.join(', ') : (profile?.state ?? profile?.location ?? '')
}

/** By what the jobs were chosen, and where that is changed. */
export const ChosenBy = ({ titles: all, jobs }: { titles: readonly string[]; jobs: readonly Job[] }) => {
  const place = usePlace()
  // The profile and the job preferences may name the same title.
  const titles = distinct(all)
  if (titles.length === 0)
    return (
      <Line>
        <ChosenWithoutTitle jobs={jobs} />
      </Line>
    )
  const near = titles.length === 1 ? 'title and work near it' : 'titles and work near them'
  const by = `By your ${near}: ${titles.slice(0, 3).join(', ')}.`
  return (
    <Line>
      {by} {place && `${place}. `}
      <TextLink variant="text" to={paths.preferences}>
        Change
      </TextLink>
    </Line>
  )
}

/** The room of the line, while the jobs load. */
export const ChosenByWaits = () => <Line aria-hidden>&nbsp;</Line>

const Line = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
})
