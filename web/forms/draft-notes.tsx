import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { moveFocusOn } from '../ui/focus.ts'

/** Above the fields of a dialog that begins with the draft of an earlier time. */
export const Restored = ({ onStartOver }: { onStartOver: () => void }) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" textStyle="small">
    <chakra.p color="fg.muted">What you typed before is still here.</chakra.p>
    <Button variant="ghost" size="sm" onClick={onStartOver}>
      Start afresh
    </Button>
  </chakra.div>
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
      <Button ref={moveFocusOn()} variant="ghost" size="sm" color="inherit" onClick={onGoOn}>
        Go on editing
      </Button>
      <Button ref={moveFocusOn()} variant="ghost" size="sm" color="inherit" onClick={discard}>
        Discard them
      </Button>
    </Flex>
  )
}
