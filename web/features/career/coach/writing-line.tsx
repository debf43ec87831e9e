import { chakra } from '@chakra-ui/react'
import { Square } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { composerField } from './composer-field.ts'

/** While a reply is written: the way to stop it. */
export const WritingLine = ({ onStop }: { onStop: () => void }) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
    <chakra.p textStyle="small" color="fg.muted">
      The coach is writing. If you stop it, what it wrote is not kept; your message is.
    </chakra.p>
    <Button ref={handOnFocus(composerField)} variant="outline" size="sm" onClick={onStop}>
      <Square size={14} />
      Stop
    </Button>
  </chakra.div>
)
