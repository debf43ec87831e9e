import { chakra } from '@chakra-ui/react'
import { inDollars, inNaira, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'

/** A plan's price as both currencies say it; what is charged is the naira. */
export const Price = ({ tier }: { tier: Tier }) => {
  const { kobo, cents } = plans[tier].price
  return (
    <div>
      <chakra.p>
        <chakra.span textStyle="figure">{inDollars(cents)}</chakra.span>{' '}
        <chakra.span color="fg.muted" textStyle="small">
          {kobo > 0 ? 'a month' : 'forever'}
        </chakra.span>
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" fontWeight="normal">
        {kobo > 0 ? `Charged in naira: ${inNaira(kobo)}` : 'No card needed'}
      </chakra.p>
    </div>
  )
}
