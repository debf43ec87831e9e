import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

type Props = {
  /** What the button does to the text: 'Put it in'. */
  action: string
  /** The text, for screen readers. */
  text: string
  /** For an action that is seldom wanted. */
  isQuiet?: boolean
  onAction: () => void
  children: ReactNode
}

/** A line, a sentence or a fact in a list, with its button. */
export const TextRow = ({ action, text, isQuiet = false, onAction, children }: Props) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="3"
    py="1.5"
    borderTop="1px solid {colors.border}"
  >
    <chakra.p flex="1 1 14rem" minW="0" overflowWrap="anywhere">
      {children}
    </chakra.p>
    <Button variant={isQuiet ? 'ghost' : 'outline'} size="sm" onClick={onAction}>
      {action}
      <VisuallyHidden>: {text}</VisuallyHidden>
    </Button>
  </chakra.li>
)
