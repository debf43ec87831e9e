import { chakra } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import { TickList } from './badge.tsx'

type PriceProps = {
  /** The price that is charged, large. */
  naira: string
  /** The period, and the price in dollars. */
  beside: string
}

/** A plan's price, on the public page and in the app. */
export const Price = ({ naira, beside }: PriceProps) => (
  <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
    {/* Narrow screens with large letters have room for no more. */}
    <chakra.b
      fontSize="clamp(1.5rem, 13vw, 2.5rem)"
      lineHeight="1.15"
      letterSpacing="-0.04em"
      fontWeight="bold"
    >
      {naira}
    </chakra.b>
    <chakra.span textStyle="small" color="fg.muted" fontWeight="normal">
      {beside}
    </chakra.span>
  </chakra.p>
)

type GainsProps = { gains: readonly string[]; soon: readonly string[] }

/** What a plan brings: what is open has a tick, and what is not open yet stands apart under its own words. */
export const PlanGains = ({ gains, soon }: GainsProps) => (
  <chakra.div fontSize="0.9375rem" display="grid" gap="4">
    <TickList of={gains} />
    {soon.length > 0 && (
      <chakra.div color="fg.muted">
        <chakra.p textStyle="label" mb="1.5">
          Coming soon
        </chakra.p>
        <chakra.ul display="grid" gap="1.5" listStyleType="none">
          {soon.map(entry => (
            <chakra.li key={entry} display="flex" gap="2.5" alignItems="baseline">
              <chakra.span flexShrink="0" position="relative" top="2px">
                <Clock size={16} />
              </chakra.span>
              {entry}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    )}
  </chakra.div>
)
