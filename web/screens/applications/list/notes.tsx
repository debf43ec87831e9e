import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <Panel inset="card">
    <chakra.p color="fg.muted" mb="3">
      Nothing here matches your search and filter.
    </chakra.p>
    <Button variant="outline" onClick={onClear}>
      Clear search and filter
    </Button>
  </Panel>
)

type OlderProps = {
  loaded: number
  /** A search or a filter is on: it sees only what is loaded. */
  narrowed: boolean
  busy: boolean
  onMore: () => void
  onAll: () => void
}

/** Below the list while older rows wait on the server. */
export const Older = ({ loaded, narrowed, busy, onMore, onAll }: OlderProps) => (
  <Flex mt="4" gap="3" align="center" wrap="wrap">
    {narrowed && (
      <chakra.p color="fg.muted" textStyle="small" flexBasis="full">
        Search and filter look at your newest {loaded}. Older ones are not loaded yet.
      </chakra.p>
    )}
    <Button variant="outline" loading={busy} loadingText="Loading" onClick={narrowed ? onAll : onMore}>
      {narrowed ? 'Load all' : 'Show older'}
    </Button>
  </Flex>
)
