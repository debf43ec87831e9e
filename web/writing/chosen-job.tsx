import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../ui/focus.ts'

type Props = {
  /** What the job is called; null: none is chosen. */
  name: string | null
  /** Stands before the name: 'For your application' */
  words: string
  /** While none is chosen: 'From an application' */
  chooseLabel: string
  /** The name of the button that chooses (see firstFocusable). */
  focus: string
  /** What the button that removes it says to a screen reader: 'the application' */
  what: string
  onChoose: () => void
  onRemove: () => void
}

/** The tracked job that something is written for, or the way to one. */
export const ChosenJob = ({ name, words, chooseLabel, focus, what, onChoose, onRemove }: Props) =>
  name === null ? (
    <Button data-focus={focus} variant="subtle" justifySelf="start" onClick={onChoose}>
      <ListChecks />
      {chooseLabel}
    </Button>
  ) : (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.p overflowWrap="anywhere" minW="0">
        {words} <b>{name}</b>
      </chakra.p>
      <chakra.span display="flex" ms="-3">
        <Button data-focus={focus} variant="ghost" size="sm" color="brand.fg" onClick={onChoose}>
          Choose another
        </Button>
        <Button ref={moveFocusOn(() => firstFocusable(focus))} variant="ghost" size="sm" onClick={onRemove}>
          Remove
          <VisuallyHidden> {what}</VisuallyHidden>
        </Button>
      </chakra.span>
    </chakra.div>
  )
