import { chakra } from '@chakra-ui/react'
import { Badge } from './badge.tsx'

/** Short entries side by side, to read. A long one breaks its line. */
export const Chips = ({ of }: { of: readonly string[] }) => (
  <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
    {of.map(entry => (
      <Badge
        as="li"
        key={entry}
        whiteSpace="normal"
        overflowWrap="anywhere"
        py="1"
        flexShrink={1}
        lineHeight="1.3"
      >
        {entry}
      </Badge>
    ))}
  </chakra.ul>
)
