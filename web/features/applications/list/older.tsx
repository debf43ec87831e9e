import { chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'

type Props = {
  busy: boolean
  failed: boolean
  /** Takes the focus when nothing older is left and the button goes. */
  heir: () => HTMLElement | null
  onMore: () => void
}

/** Below the list while older rows wait on the server. */
export const Older = ({ busy, failed, heir, onMore }: Props) => (
  <Flex mt="4" gap="3" align="center" wrap="wrap">
    <Button ref={handOnFocus(heir)} variant="outline" loading={busy} loadingText="Loading" onClick={onMore}>
      Show older
    </Button>
    {failed && (
      <chakra.p role="alert" textStyle="small" color="error.fg">
        Older applications could not be loaded. Please try again.
      </chakra.p>
    )}
  </Flex>
)
