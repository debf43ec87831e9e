import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { id?: string; title: string; text?: ReactNode; children: ReactNode }

/** One part of a public page, under its heading. `id` is what the navigation jumps to. */
export const Section = ({ id, title, text, children }: Props) => (
  <chakra.section
    id={id}
    maxW="content"
    mx="auto"
    px="gutter"
    py={{ base: '7', lg: '13' }}
    scrollMarginTop="0"
  >
    <Heading as="h2" textStyle="section" maxW="18em">
      {title}
    </Heading>
    {text && (
      <chakra.p mt="3" maxW="34em" fontSize="lg" color="fg.muted">
        {text}
      </chakra.p>
    )}
    <chakra.div mt="6.5">{children}</chakra.div>
  </chakra.section>
)
