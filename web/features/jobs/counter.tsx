import { chakra, Flex } from '@chakra-ui/react'
import type { SearchCount } from '../../../shared/api/jobs.ts'

/** 'n / limit searches today', or 'Unlimited'. */
export const Counter = ({ count }: { count: SearchCount | null }) => {
  if (!count) return null
  if (count.isUnlimited)
    return (
      <Words>
        <b>Unlimited</b> searches
      </Words>
    )
  const share = Math.min(100, (count.used / count.limit) * 100)
  return (
    <Flex align="center" gap="2.5">
      <chakra.span
        aria-hidden
        display={{ base: 'none', md: 'block' }}
        width="84px"
        height="8px"
        bg="bg.emphasized"
        borderRadius="thread"
        overflow="hidden"
      >
        <chakra.span display="block" height="100%" bg="brand.solid" style={{ width: `${share}%` }} />
      </chakra.span>
      <Words>
        {count.used} / {count.limit} searches today
      </Words>
    </Flex>
  )
}

const Words = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: { md: 'semibold' },
    color: { base: 'fg.muted', md: 'fg' },
    fontVariantNumeric: 'tabular-nums',
  },
})
