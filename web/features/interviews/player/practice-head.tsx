import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'

export const LeaveLink = ({ words }: { words: string }) => (
  <TextLink
    to={paths.interviewCoach}
    display="inline-flex"
    alignItems="center"
    flexShrink="0"
    gap="2.5"
    minH="tap"
    fontWeight="medium"
    color="fg.muted"
  >
    <X />
    {words}
  </TextLink>
)

/** The way out, and what is practised: on phones the job alone. */
export const PracticeHead = ({ interview }: { interview: Interview }) => (
  <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" mt="-2" textStyle="small">
    <LeaveLink words="Leave practice" />
    <chakra.p color="fg.muted" minW="0" overflowWrap="anywhere">
      {interview.jobTitle}
      <chakra.span display={{ base: 'none', md: 'inline' }}>
        {' '}
        · {interview.industry} · {interview.difficulty}
      </chakra.span>
    </chakra.p>
  </Flex>
)
