import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { moveFocusOn } from './focus.ts'
import { Panel } from './panel.tsx'

/** Waiting looks like thread that is laid out and not yet woven. */
export const threadLook = {
  height: '12px',
  borderRadius: 'thread',
  bg: 'repeating-linear-gradient(90deg, {colors.bg.emphasized} 0 12px, {colors.bg.muted} 12px 14px)',
  animation: 'thread 1.6s ease-in-out infinite',
} as const

const ThreadLine = chakra('div', { base: threadLook })
const widths = ['62%', '100%', '84%', '71%', '93%']

/** Waiting: bars of thread where text will be. */
export const ThreadLines = ({ rows, label = 'Loading' }: { rows: number; label?: string }) => (
  <chakra.div role="status" display="grid" gap="2.5">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => row).map(row => (
      <ThreadLine key={row} width={widths[row % widths.length]} />
    ))}
  </chakra.div>
)

type FailedProps = {
  /** What was not loaded, and that it is safe. */
  text: ReactNode
  busy: boolean
  /** False: it stands in a card already, and brings no card of its own. */
  inCard?: boolean
  onRetry: () => void
}

/** In the place of what could not be loaded. */
export const LoadFailed = ({ text, busy, inCard = true, onRetry }: FailedProps) => {
  const content = (
    <>
      <chakra.p mb={inCard ? '4' : '3'}>{text}</chakra.p>
      <Button ref={moveFocusOn()} variant="outline" loading={busy} loadingText="Loading" onClick={onRetry}>
        Try again
      </Button>
    </>
  )
  if (!inCard) return content
  return (
    <Panel inset="card" maxW="reading">
      {content}
    </Panel>
  )
}
