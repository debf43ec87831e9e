import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Detail = { readonly label: string; readonly content: ReactNode }

/** What is known, line by line: label above content on phones, beside it where there is room. */
export const DetailList = ({ of, empty = 'Not given' }: { of: readonly Detail[]; empty?: string }) => (
  <chakra.dl display="grid" gap="3">
    {of.map(({ label, content }) => (
      <chakra.div
        key={label}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10.5rem minmax(0, 1fr)' }}
        columnGap="4"
      >
        <chakra.dt textStyle="small" color="fg.muted" pt={{ sm: '2px' }}>
          {label}
        </chakra.dt>
        <chakra.dd minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
          {content || <chakra.span color="fg.subtle">{empty}</chakra.span>}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
