import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { Link } from 'react-router-dom'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { subscriptionQuery, useSubscriptionStatus } from '../../person/plan.ts'
import { trialLeft } from '../../person/trial-left.ts'
import { Badge } from '../../ui/badge.tsx'

/** Such as FREE PLAN. Nothing while nobody knows the plan. */
export const PlanBadge = () => {
  const plan = useSubscriptionStatus()
  return plan && <Badge tone="plan">{plans[plan.tier].name.toUpperCase()} PLAN</Badge>
}

/** On phones badge and link stand one below the other, and the whole is the link: a thumb needs the height of both. */
const Mark = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    minH: 'tap',
    mx: { base: '0', sm: '1.5' },
    py: '0.5',
    // Windows' high contrast drops backgrounds, and the line of the badge does for both.
    '& > span': {
      base: { minH: '16px', px: '0', borderColor: 'transparent' },
      sm: { minH: '24px', px: '2', borderColor: 'border.emphasized' },
    },
    '&:has(> a)': {
      base: { px: '1.5', bg: 'brand.subtle', borderRadius: 'md' },
      sm: { px: '0', bg: 'transparent' },
    },
  },
})

const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'md',
    textStyle: 'button',
    fontSize: { base: 'meta', sm: 'sm' },
    lineHeight: { base: '1.2', sm: '1.5' },
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'brand.fg',
    minH: { sm: 'tap', md: '36px' },
    px: { sm: '3' },
    bg: { sm: 'brand.subtle' },
    _hover: { bg: { sm: 'brand.muted' } },
    _before: { base: { content: '""', position: 'absolute', inset: '0' }, sm: { content: 'none' } },
  },
})

/** The plan in the header: the way up from Free, or what is left of a trial. */
export const PlanMark = () => {
  const plan = useSubscriptionStatus()
  const left = useTrialLeft()
  return (
    <Mark>
      <PlanBadge />
      {plan?.tier === 'free' && <Way to={paths.upgrade}>Upgrade</Way>}
      {left && (
        <Way to={paths.subscription}>
          <chakra.span css={{ '@media (max-width: 359.98px)': { display: 'none' } }}>
            Trial:&nbsp;
          </chakra.span>
          {left.words}
        </Way>
      )}
    </Mark>
  )
}

const useTrialLeft = () => {
  const { data, dataUpdatedAt } = useQuery(subscriptionQuery)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const left = data ? trialLeft(data, Date.now() - dataUpdatedAt) : null
  const words = left?.words
  useEffect(() => {
    const now = data && trialLeft(data, Date.now() - dataUpdatedAt)
    if (!words || !now) return
    const timer = setTimeout(redraw, now.changesIn)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, words])
  return left
}
