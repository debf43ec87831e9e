import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The fields of a step or a card: one below the other on phones, two beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    gap={{ base: '3.5', lg: '4.5' }}
    alignItems="start"
  >
    {children}
  </Grid>
)

/** The width of the whole grid. */
export const wide = { gridColumn: '1 / -1' }
