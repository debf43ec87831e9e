import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = { text: ReactNode; action?: { label: string; onPress: () => void } | null }

/** What is to be known of a score: who gave it, for which words, and whether it is kept. */
export const FeedbackNote = ({ text, action = null }: Props) => (
  <chakra.div
    display="grid"
    justifyItems="start"
    gap="0.5"
    px={{ base: '4', lg: '5.5' }}
    py="2.5"
    bg="warning.subtle"
    color="warning.fg"
    textStyle="small"
    fontWeight="medium"
  >
    <p>{text}</p>
    {action && (
      <Button
        variant="ghost"
        size="sm"
        color="inherit"
        textDecoration="underline"
        px="0"
        onClick={action.onPress}
      >
        {action.label}
      </Button>
    )}
  </chakra.div>
)
