import { chakra } from '@chakra-ui/react'
import { Replaced, Restored } from '../../forms/draft-notes.tsx'
import { FormError, Message } from '../../ui/message.tsx'

type Props = {
  isDeleted: boolean
  error: string | undefined
  restored: boolean
  bringBack: (() => void) | null
  onStartOver: () => void
}

const deletedWords =
  'This resume was deleted somewhere else. What you typed is still here: copy what you need.'

/** What happened to the text: it was deleted elsewhere, not saved, or restored. */
export const EditorNotes = ({ isDeleted, error, restored, bringBack, onStartOver }: Props) =>
  isDeleted || error || restored || bringBack ? (
    <chakra.div display="grid" gap="2" mb="4">
      {isDeleted ? <Message tone="error" role="alert" text={deletedWords} /> : <FormError text={error} />}
      <Replaced onBringBack={bringBack} />
      {restored && <Restored onStartOver={onStartOver} label="Discard it and show what is saved" />}
    </chakra.div>
  ) : null
