import { chakra } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { Panel } from '../../../ui/panel.tsx'

type Props = {
  /** What was looked through: "here", or "among your newest 50" when older ones did not come. */
  where: string
  onClear: () => void
}

export const NoMatch = ({ where, onClear }: Props) => (
  <Panel inset="card">
    <chakra.p color="fg.muted" mb="3">
      Nothing {where} matches your search and filter.
    </chakra.p>
    <Button ref={handOnFocus()} variant="outline" onClick={onClear}>
      Clear search and filter
    </Button>
  </Panel>
)
