import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

type Props = { open: boolean; what: 'text' | 'analysis'; onClose: () => void }

/** For who comes by a link to something that is not in the list. */
export const NotHere = ({ open, what, onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={`This ${what} is not here any more`}
    text="It was deleted, or the link is somebody else's."
    finalFocus={() => document.getElementById('page-title')}
    footer={<Button onClick={onClose}>Back to the list</Button>}
  />
)
