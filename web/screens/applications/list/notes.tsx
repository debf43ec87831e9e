import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Panel } from '../../../ui/panel.tsx'

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <Panel inset="card">
    <chakra.p color="fg.muted" mb="3">
      Nothing here matches your search and filter.
    </chakra.p>
    <Button ref={handOnFocus()} variant="outline" onClick={onClear}>
      Clear search and filter
    </Button>
  </Panel>
)

type OlderProps = {
  loaded: number
  /** A search or a filter is on: it sees only what is loaded. */
  narrowed: boolean
  busy: boolean
  failed: boolean
  /** Takes the focus when nothing older is left and the button goes. */
  heir: () => HTMLElement | null
  onMore: () => void
  onAll: () => void
}

/** Below the list while older rows wait on the server. */
export const Older = ({ loaded, narrowed, busy, failed, heir, onMore, onAll }: OlderProps) => (
  <Flex mt="4" gap="3" align="center" wrap="wrap">
    {narrowed && (
      <chakra.p color="fg.muted" textStyle="small" flexBasis="full">
        Search and filter look at your newest {loaded}. Older ones are not loaded yet.
      </chakra.p>
    )}
    <Button
      ref={handOnFocus(heir)}
      variant="outline"
      loading={busy}
      loadingText="Loading"
      onClick={narrowed ? onAll : onMore}
    >
      {narrowed ? 'Load all' : 'Show older'}
    </Button>
    {failed && !busy && (
      <chakra.p role="alert" textStyle="small" color="error.fg">
        Older applications could not be loaded. Please try again.
      </chakra.p>
    )}
  </Flex>
)
