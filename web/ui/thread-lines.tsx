import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { threadLineRecipe } from '../theme/recipes/thread-line.ts'

const ThreadLine = chakra('div', threadLineRecipe)
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
