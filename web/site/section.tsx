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

type Figures = readonly { readonly figure: string; readonly label: string }[]

/** Figures in a row under a rule, two and two on phones. */
export const FigureRow = ({ figures }: { figures: Figures }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    borderBottom="1px solid {colors.border}"
  >
    {figures.map(({ figure, label }) => (
      <chakra.div
        key={label}
        display="flex"
        flexDirection="column-reverse"
        justifyContent="flex-end"
        py={{ base: '4.5', md: '6' }}
        pe="4"
        css={{
          '&:not(:first-of-type)': {
            borderInlineStart: { md: '1px solid {colors.border}' },
            ps: { md: '7' },
          },
        }}
      >
        <chakra.dt textStyle="small" color="fg.muted">
          {label}
        </chakra.dt>
        <chakra.dd
          fontSize={{ base: '1.75rem', md: '2.5rem' }}
          fontWeight="bold"
          letterSpacing="-0.04em"
          lineHeight="1.15"
        >
          {figure}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
