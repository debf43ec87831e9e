import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import { Panel } from './panel.tsx'

type Props = {
  /** What did not come, and that it is safe. */
  text: ReactNode
  busy: boolean
  onRetry: () => void
}

/** In the place of what could not be loaded. */
export const LoadFailed = ({ text, busy, onRetry }: Props) => (
  <Panel inset="card" maxW="reading">
    <chakra.p mb="4">{text}</chakra.p>
    <Button ref={handOnFocus()} variant="outline" loading={busy} loadingText="Loading" onClick={onRetry}>
      Try again
    </Button>
  </Panel>
)
