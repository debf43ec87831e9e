import { chakra, Flex } from '@chakra-ui/react'
import { CircleAlert, WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import { plans } from '../../../shared/domain/plan.ts'
import { useOnline } from '../../browser/online.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { fallbackWords, moreSearches } from './fallback-words.ts'
import type { SearchTrouble } from './search-trouble.ts'
import type { Search } from './use-search.ts'

type Props = { search: Search; trouble: SearchTrouble; now: Date; onWithoutFilters: () => void }

/** Above what is shown in the place of results: why, from when it is, and what to do. */
export const FallbackNote = ({ search, trouble, now, onWithoutFilters }: Props) => {
  const online = useOnline()
  const { tier, count, shown, busy, retry } = search
  const limit = count?.limit ?? plans[tier ?? 'free'].limits.searchesPerDay
  const more = moreSearches(tier ?? 'free')
  const Icon = online ? CircleAlert : WifiOff
  return (
    <Flex
      gap="2.5"
      p="3.5"
      borderRadius="lg"
      bg="warning.subtle"
      border="1px solid transparent"
      align="flex-start"
    >
      <chakra.span color="warning.fg" mt="2px">
        <Icon size={20} />
      </chakra.span>
      <chakra.div minWidth="0" flex="1">
        <chakra.p overflowWrap="anywhere">{fallbackWords({ trouble, shown, limit, online, now })}</chakra.p>
        <Flex mt="2.5" gap="2" wrap="wrap">
          {(trouble === 'line' || trouble === 'server') && (
            <Button variant="outline" size="sm" loading={busy} loadingText="Searching" onClick={retry}>
              Try again
            </Button>
          )}
          {trouble === 'plan' && (
            <Button variant="outline" size="sm" onClick={onWithoutFilters}>
              Search without them
            </Button>
          )}
          {((trouble === 'limit' && more) || trouble === 'plan') && (
            <Button asChild variant="outline" size="sm">
              <Link to={paths.upgrade}>{trouble === 'plan' ? 'See the plans' : more}</Link>
            </Button>
          )}
        </Flex>
      </chakra.div>
    </Flex>
  )
}
