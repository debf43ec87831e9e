import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { Sheet } from '../ui/sheet.tsx'

type Props = {
  open: boolean
  /** What the link names: 'letter'. */
  what: string
  /** 'Back to the letters' */
  back: string
  /** Names of buttons that may take the focus afterwards (see firstFocusable). */
  focus?: readonly string[]
  onClose: () => void
}

/** The dialog for who comes by a link to something that is not in the list. */
export const NotHere = ({ open, what, back, focus = [], onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={`This ${what} is not here any more`}
    text="It was deleted, or the link is somebody else's."
    finalFocus={() => firstFocusable(...focus)}
    footer={<Button onClick={onClose}>{back}</Button>}
  />
)
