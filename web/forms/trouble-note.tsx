import { chakra } from '@chakra-ui/react'
import { CircleAlert, WifiOff } from 'lucide-react'
import { bringIntoView } from '../ui/hand-on-focus.ts'

/** Why the last save did not go through, for its form. Field faults stand at their fields instead. */
export type Trouble = { readonly kind: 'lost' | 'gone' | 'refused'; readonly text: string }

export const TroubleNote = ({ trouble }: { trouble: Trouble }) => {
  const Icon = trouble.kind === 'lost' ? WifiOff : CircleAlert
  return (
    <chakra.div
      ref={bringIntoView}
      role="alert"
      display="flex"
      gap="2.5"
      p="3"
      mb="4"
      borderRadius="md"
      textStyle="small"
      bg={trouble.kind === 'lost' ? 'warning.subtle' : 'error.subtle'}
      color={trouble.kind === 'lost' ? 'warning.fg' : 'error.fg'}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <span>{trouble.text}</span>
    </chakra.div>
  )
}
