import { chakra, Flex } from '@chakra-ui/react'
import { CircleAlert, WifiOff } from 'lucide-react'
import { useOnline } from '../../browser/use-browser-state.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { fallbackWords, moreSearches, type SearchError } from './search-error.ts'
import { withoutAdvanced } from './search-state.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

type Props = { search: Search; address: SearchAddress; error: SearchError }

export const FallbackNote = ({ search, address, error }: Props) => {
  const online = useOnline()
  const { tier, limit, shown, now, busy, isForYou, retry } = search
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
        <chakra.p overflowWrap="anywhere">
          {fallbackWords({ error, shown, limit, online, now, isForYou })}
        </chakra.p>
        <Flex mt="2.5" gap="2" wrap="wrap">
          {(error === 'connection' || error === 'server') && (
            <Button variant="outline" size="sm" loading={busy} loadingText="Searching" onClick={retry}>
              Try again
            </Button>
          )}
          {error === 'plan' && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                const { filters, sort } = address.state
                address.search({
                  ...address.state,
                  filters: withoutAdvanced(filters),
                  sort: sort === 'fit' ? 'relevance' : sort,
                  page: 1,
                })
              }}
            >
              Search without filters
            </Button>
          )}
          {((error === 'limit' && more) || error === 'plan') && (
            <LinkButton variant="outline" size="sm" to={paths.upgrade}>
              {error === 'plan' ? 'See the plans' : more}
            </LinkButton>
          )}
        </Flex>
      </chakra.div>
    </Flex>
  )
}
