import { chakra, Textarea } from '@chakra-ui/react'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { coachRequest, messageLimit } from '../../../shared/api/career.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { FormField, TextCount } from '../../ui/form-field.tsx'
import { sendsMessage } from './send-key.ts'

type Props = {
  words: string
  /** A reply is being written: the person can type, and send the message afterwards. */
  busy: boolean
  onWords: (words: string) => void
  onSend: (message: string) => void
}

/** The ref of a button that may be removed when it is pressed: the message field takes the focus. */
export const focusComposer = moveFocusOn(() => firstFocusable('coach-message'))

export const Composer = ({ words, busy, onWords, onSend }: Props) => {
  const isTouched = useMedia('(pointer: coarse)')
  const [error, setError] = useState<string>()

  const send = () => {
    if (busy || words.trim() === '') return
    const checked = coachRequest.shape.message.safeParse(words.trim())
    setError(checked.error?.issues[0]?.message)
    if (checked.success) onSend(checked.data)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsMessage(event.nativeEvent, isTouched)) return
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
            {!isTouched && (
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
          data-focus="coach-message"
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
      {/* Keeps the focus in the field, because the phone's keyboard would close otherwise. */}
      <Button type="submit" minH="50px" disabled={busy} onPointerDown={event => event.preventDefault()}>
        <SendHorizontal />
        Send
      </Button>
    </chakra.form>
  )
}
