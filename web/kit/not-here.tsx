import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { Sheet } from '../ui/sheet.tsx'

type Props = {
  open: boolean
  /** 'letter' */
  noun: string
  /** 'Back to the letters' */
  backLabel: string
  /** Names of buttons that take the focus when the dialog has closed (see firstFocusable). */
  focusTargets?: readonly string[]
  onClose: () => void
}

/** The dialog that opens when the address names a row that is not in the list. */
export const NotHere = ({ open, noun, backLabel, focusTargets = [], onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={`This ${noun} is not here any more`}
    text="It was deleted, or it belongs to somebody else's account."
    finalFocus={() => firstFocusable(...focusTargets)}
    footer={<Button onClick={onClose}>{backLabel}</Button>}
  />
)
