import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { composerField } from './composer-field.ts'

type Props = {
  /** Why, where it is known. */
  words: string | null
  /** Another one is being answered. */
  busy: boolean
  onTryAgain: () => void
  onEdit: () => void
}

/** Below a message that has no answer. */
export const NotAnswered = ({ words, busy, onTryAgain, onEdit }: Props) => (
  <chakra.div maxW="34rem" ms="auto" textAlign="end">
    <chakra.p
      display="inline-flex"
      gap="2"
      alignItems="baseline"
      textAlign="start"
      textStyle="small"
      color="error.fg"
    >
      <CircleAlert size={16} style={{ flexShrink: 0, alignSelf: 'center' }} />
      <span>
        <b>Not answered</b>
        {words && `. ${words}`}
      </span>
    </chakra.p>
    <chakra.div display="flex" justifyContent="end" flexWrap="wrap" gap="2" mt="1">
      <Button ref={handOnFocus(composerField)} variant="ghost" size="sm" disabled={busy} onClick={onEdit}>
        Edit
      </Button>
      <Button
        ref={handOnFocus(composerField)}
        variant="outline"
        size="sm"
        disabled={busy}
        onClick={onTryAgain}
      >
        Try again
      </Button>
    </chakra.div>
  </chakra.div>
)
