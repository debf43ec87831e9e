import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** What is kept of a tool, under its heading. */
export const KeptSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const name = useId()
  return (
    <chakra.section aria-labelledby={name} minW="0">
      <Heading as="h2" id={name} textStyle="h2" mb="3">
        {title}
      </Heading>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
    </chakra.section>
  )
}
