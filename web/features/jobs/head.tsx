import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { SearchCount } from '../../../shared/api/jobs.ts'
import { Counter } from './counter.tsx'

type Props = {
  /** What was found, in a line: on phones it stands in the line of the boards. */
  text: string
  count: SearchCount | null
}

export const Head = ({ text, count }: Props) => (
  <Flex
    wrap="wrap"
    justify="space-between"
    align="baseline"
    columnGap="4"
    rowGap="1"
    mb={{ base: '3', md: '5' }}
  >
    <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1" outline="0" flex={{ md: '1 0 100%' }}>
      Job Search
    </Heading>
    <chakra.p
      display={{ base: 'none', md: 'block' }}
      color="fg.muted"
      minWidth="0"
      flex="1"
      overflowWrap="anywhere"
    >
      {text}
    </chakra.p>
    <Counter count={count} />
  </Flex>
)
