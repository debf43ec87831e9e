import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../ui/focus.ts'

type Props = {
  /** Null: no job is chosen. */
  name: string | null
  /** The words before the name: 'For your application' */
  words: string
  /** 'From an application' */
  chooseLabel: string
  /** The name of the button that opens the list (see firstFocusable). */
  focus: string
  /** For screen readers, after 'Remove': 'the application' */
  noun: string
  onChoose: () => void
  onRemove: () => void
}

/** The target job, or the button that chooses one. */
export const ChosenJob = ({ name, words, chooseLabel, focus, noun, onChoose, onRemove }: Props) =>
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
          <VisuallyHidden> {noun}</VisuallyHidden>
        </Button>
      </chakra.span>
    </chakra.div>
  )
