import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Clock, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { preferencesQuery, profileQuery } from '../../person/queries.ts'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type SearchTerms, searchStateOf, toSearch } from './search-state.ts'
import { recentSearches, suggestionsOf } from './suggestions.ts'

const labelOf = ({ query, location, jobType }: SearchTerms): string =>
  [
    [query || 'All jobs', location].filter(Boolean).join(' in '),
    ...(jobType === 'all' ? [] : [jobType]),
  ].join(', ')

export const Start = ({ sub }: { sub: string }) => {
  const { data: profile } = useQuery(profileQuery)
  const { data: preferences } = useQuery(preferencesQuery)
  const recent = recentSearches(sub)
  return (
    <Panel inset="card" display="grid" gap="5">
      {recent.length > 0 && (
        <Choices title="Your last searches" searches={recent} icon={<Clock size={17} />} />
      )}
      <Choices
        title="Try one of these"
        searches={suggestionsOf({ profile, preferences })}
        icon={<Search size={17} />}
      />
      <chakra.p textStyle="small" color="fg.muted">
        One search covers all job boards. If an advert asks for money, or looks strange, you see a warning
        with the reason. You apply where the job was posted.{' '}
        <TextLink variant="text" to={paths.jobAlerts}>
          Job alerts
        </TextLink>{' '}
        tell you about new jobs.
      </chakra.p>
    </Panel>
  )
}

type ChoicesProps = { title: string; searches: readonly SearchTerms[]; icon: ReactNode }

const Choices = ({ title, searches, icon }: ChoicesProps) => (
  <section>
    <Heading as="h2" textStyle="h3" mb="2.5">
      {title}
    </Heading>
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      {searches.map(search => (
        <li key={labelOf(search)}>
          <Choice to={toSearch({ ...searchStateOf(''), ...search })}>
            {icon}
            {labelOf(search)}
          </Choice>
        </li>
      ))}
    </chakra.ul>
  </section>
)

const Choice = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: 'tap', md: 'control' },
    px: '3',
    py: '1',
    border: '1px solid {colors.border.emphasized}',
    borderRadius: 'md',
    textStyle: 'label',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, color: 'fg.subtle' },
    _hover: { bg: 'bg.muted' },
  },
})
