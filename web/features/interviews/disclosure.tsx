import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = HTMLChakraProps<'summary'> & { summary: ReactNode }

/** A line that opens into its content. */
export const Disclosure = ({ summary, children, ...rest }: Props) => (
  <chakra.details css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
    <chakra.summary
      display="flex"
      alignItems="center"
      cursor="pointer"
      listStyleType="none"
      css={{
        '&::-webkit-details-marker': { display: 'none' },
        '& > svg': { flexShrink: 0, color: 'fg.muted' },
      }}
      {...rest}
    >
      {summary}
      <ChevronDown />
    </chakra.summary>
    {children}
  </chakra.details>
)
