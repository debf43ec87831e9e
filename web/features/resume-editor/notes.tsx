import { chakra } from '@chakra-ui/react'
import { Restored } from '../../forms/restored.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Message } from '../../ui/message.tsx'
import { goneWords } from './words.ts'

type Props = {
  /** Deleted elsewhere while it is open here. */
  isGone: boolean
  trouble: string | undefined
  /** The words here are of an earlier time, and not saved. */
  restored: boolean
  onStartAfresh: () => void
}

/** What is to be known before the text is read. */
export const Notes = ({ isGone, trouble, restored, onStartAfresh }: Props) =>
  isGone || trouble || restored ? (
    <chakra.div display="grid" gap="2" mb="4">
      {isGone ? <Message tone="error" role="alert" text={goneWords} /> : <FormError text={trouble} />}
      {restored && <Restored onStartAfresh={onStartAfresh} />}
    </chakra.div>
  ) : null
