import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { moveFocusOn, takeFocus } from '../ui/focus.ts'

type RestoredProps = {
  onStartOver: () => void
  /** What is done with what was typed. */
  label?: string
}

/** Above the fields of a dialog that begins with the draft of an earlier time. */
export const Restored = ({ onStartOver, label = 'Start again' }: RestoredProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small">
    <chakra.p color="fg.muted">What you typed before is still here.</chakra.p>
    <Button variant="ghost" size="sm" onClick={onStartOver}>
      {label}
    </Button>
  </chakra.div>
)

/** A sentence about what was typed, with what can be done about it. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    px: '4',
    py: '1.5',
    borderRadius: 'md',
    bg: 'info.subtle',
    color: 'info.fg',
    '& > p': { textStyle: 'small', fontWeight: 'medium', me: 'auto', outline: '0' },
  },
})

/** Above the fields, when the person has kept the version of another device. It stays as long as the form. */
export const Replaced = ({ onBringBack }: { onBringBack: (() => void) | null }) =>
  onBringBack && (
    <Line>
      <p ref={takeFocus} tabIndex={-1}>
        What you typed was replaced.
      </p>
      <Button ref={moveFocusOn()} variant="ghost" size="sm" color="inherit" onClick={onBringBack}>
        Bring it back
      </Button>
    </Line>
  )

type Props = {
  /** Of the form. */
  draft: { readonly read: () => unknown; readonly write: (value: null) => void }
  onGoOn: () => void
}

/** Says that a form was left with changes in it, and leads back to them. */
export const UnsavedNote = ({ draft, onGoOn }: Props) => {
  const [isThere, setThere] = useState(() => draft.read() !== null)
  if (!isThere) return null
  const discard = () => {
    draft.write(null)
    setThere(false)
  }
  return (
    <Line mb="4">
      <p>You have changes here that are not saved.</p>
      <Button ref={moveFocusOn()} variant="ghost" size="sm" color="inherit" onClick={onGoOn}>
        Continue editing
      </Button>
      <Button ref={moveFocusOn()} variant="ghost" size="sm" color="inherit" onClick={discard}>
        Discard them
      </Button>
    </Line>
  )
}
