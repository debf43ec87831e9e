import { chakra, Heading, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A titled part of a text or an analysis. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Heading as="h2" id={heading} textStyle="h3">
        {title}
      </Heading>
      {children}
    </section>
  )
}

type BulletsProps = HTMLChakraProps<'ul'> & { lines: readonly string[] }

export const Bullets = ({ lines, ...rest }: BulletsProps) => (
  <chakra.ul {...rest} ps="5" display="grid" gap="1" listStyleType="disc" overflowWrap="anywhere">
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be the same
      <li key={at}>{line}</li>
    ))}
  </chakra.ul>
)
