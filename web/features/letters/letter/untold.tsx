import { chakra } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'

type Props = { failed: boolean; busy: boolean; retry: () => void }

/** In the place of the sources, until it is known what the letter is compared with. */
export const Untold = ({ failed, busy, retry }: Props) => (
  <Panel inset="card">
    {failed ? (
      <>
        <chakra.p mb="3">
          What you told Aiki could not be loaded, so the sentences are not checked yet. The letter is safe
          with us.
        </chakra.p>
        <Button ref={handOnFocus()} variant="outline" loading={busy} loadingText="Loading" onClick={retry}>
          Try again
        </Button>
      </>
    ) : (
      <ThreadLines rows={3} label="Looking up what you told Aiki" />
    )}
  </Panel>
)
