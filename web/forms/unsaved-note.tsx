import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { handOnFocus } from '../ui/hand-on-focus.ts'

type Props = {
  /** The draft of the form. */
  kept: { readonly read: () => unknown; readonly write: (value: null) => void }
  onGoOn: () => void
}

/** For who left a form with words in it: they are still there. */
export const UnsavedNote = ({ kept, onGoOn }: Props) => {
  const [there, setThere] = useState(() => kept.read() !== null)
  if (!there) return null
  const forget = () => {
    kept.write(null)
    setThere(false)
  }
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="2"
      px="4"
      py="1.5"
      mb="4"
      borderRadius="md"
      bg="info.subtle"
      color="info.fg"
    >
      <chakra.p textStyle="small" fontWeight="medium" me="auto">
        You have changes here that are not saved.
      </chakra.p>
      <Button ref={handOnFocus()} variant="ghost" size="sm" color="inherit" onClick={onGoOn}>
        Go on editing
      </Button>
      <Button ref={handOnFocus()} variant="ghost" size="sm" color="inherit" onClick={forget}>
        Discard them
      </Button>
    </Flex>
  )
}
