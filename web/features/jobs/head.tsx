import { chakra, Flex, Heading } from '@chakra-ui/react'
import { memo } from 'react'
import type { SearchCount } from '../../../shared/api/jobs.ts'

export const Title = memo(() => (
  <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
    Job Search
  </Heading>
))

/** 'n / limit searches today', or 'Unlimited', until the last search of the day is used. */
export const Counter = memo(({ count: { used, limit, isUnlimited } }: { count: SearchCount }) => {
  if (isUnlimited && used < limit)
    return (
      <Words>
        <b>Unlimited</b> searches
      </Words>
    )
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
        <chakra.span
          display="block"
          height="100%"
          bg="brand.solid"
          style={{ width: `${Math.min(100, (used / limit) * 100)}%` }}
        />
      </chakra.span>
      <Words>
        {used} / {limit} searches today
      </Words>
    </Flex>
  )
})

const Words = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: { md: 'semibold' },
    color: { base: 'fg.muted', md: 'fg' },
    fontVariantNumeric: 'tabular-nums',
  },
})
