import { chakra, Textarea } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { coachRequest, messageLimit } from '../../../../shared/api/career.ts'
import { useMedia } from '../../../browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextCount } from '../../../ui/text-count.tsx'
import { composerName } from './composer-field.ts'
import { sends } from './sends.ts'

type Props = {
  words: string
  /** A reply is being written: one may type on, and sends it afterwards. */
  busy: boolean
  onWords: (words: string) => void
  onSend: (message: string) => void
}

/** Where a message is typed. */
export const Composer = ({ words, busy, onWords, onSend }: Props) => {
  const touched = useMedia('(pointer: coarse)')
  const [error, setError] = useState<string>()

  const send = () => {
    if (busy || words.trim() === '') return
    const checked = coachRequest.shape.message.safeParse(words.trim())
    setError(checked.error?.issues[0]?.message)
    if (checked.success) onSend(checked.data)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sends(event.nativeEvent, touched)) return
    event.preventDefault()
    send()
  }
  return (
    <chakra.form
      noValidate
      display="flex"
      alignItems="end"
      gap="2.5"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <FormField
        label={
          <>
            Your message
            {!touched && (
              <chakra.span fontWeight="normal" color="fg.subtle">
                {' '}
                (Enter sends, Shift+Enter adds a line)
              </chakra.span>
            )}
          </>
        }
        error={error}
        count={<TextCount length={words.length} max={messageLimit} />}
      >
        <Textarea
          data-focus={composerName}
          value={words}
          minH="tap"
          rows={1}
          onKeyDown={onKeyDown}
          onChange={event => {
            setError(undefined)
            onWords(event.target.value)
          }}
        />
      </FormField>
      {/* A finger that presses it leaves the keyboard where it is. */}
      <Button type="submit" minH="50px" disabled={busy} onPointerDown={event => event.preventDefault()}>
        <SendHorizontal />
        Send
      </Button>
    </chakra.form>
  )
}
