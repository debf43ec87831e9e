import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Detail = { readonly label: string; readonly content: ReactNode }

/** What is known, line by line: content beside its label where there is room for both, and below it where not. */
export const DetailList = ({ of, empty = 'Not given' }: { of: readonly Detail[]; empty?: string }) => (
  <chakra.dl display="grid" gap="3">
    {of.map(({ label, content }) => (
      <chakra.div key={label} display="flex" flexWrap="wrap" columnGap="4">
        <chakra.dt
          flex="none"
          width="min(10.5rem, 100%)"
          textStyle="small"
          color="fg.muted"
          pt={{ sm: '2px' }}
        >
          {label}
        </chakra.dt>
        <chakra.dd flex="1 1 12rem" minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
          {content || <chakra.span color="fg.subtle">{empty}</chakra.span>}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
