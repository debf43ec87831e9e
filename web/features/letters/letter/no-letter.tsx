import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { generateButton } from '../focus.ts'

/** For who comes by a link to a letter that is not in the list. */
export const NoLetter = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="This letter is not here any more"
    text="It was deleted, or the link is of somebody else's."
    finalFocus={() => firstFocusable(generateButton)}
    footer={<Button onClick={onClose}>Back to the letters</Button>}
  />
)
