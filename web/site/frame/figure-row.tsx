import { chakra } from '@chakra-ui/react'

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
