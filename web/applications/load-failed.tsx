import { chakra } from '@chakra-ui/react'
import { Button } from '../ui/button.tsx'
import { handOnFocus } from '../ui/hand-on-focus.ts'
import { Panel } from '../ui/panel.tsx'

type Props = { busy: boolean; onRetry: () => void }

export const LoadFailed = ({ busy, onRetry }: Props) => (
  <Panel inset="card" maxW="reading">
    <chakra.p mb="4">
      Your applications could not be loaded. They are safe with us. Check your connection, then try again.
    </chakra.p>
    <Button ref={handOnFocus()} variant="outline" loading={busy} loadingText="Loading" onClick={onRetry}>
      Try again
    </Button>
  </Panel>
)
