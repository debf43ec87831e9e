import { chakra } from '@chakra-ui/react'
import { Button } from '../ui/button.tsx'

/** Above the fields of a dialog that begins with words of an earlier time. */
export const Restored = ({ onStartAfresh }: { onStartAfresh: () => void }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small">
    <chakra.p color="fg.muted">What you typed before is still here.</chakra.p>
    <Button variant="ghost" size="sm" onClick={onStartAfresh}>
      Start afresh
    </Button>
  </chakra.div>
)
