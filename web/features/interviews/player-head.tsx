import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { Interview } from '../../../shared/api/interviews.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { percentOf, type ShownFeedback } from './shown-feedback.ts'

export const LeaveLink = ({ words, mt }: { words: string; mt?: string }) => (
  <TextLink
    to={paths.interviewCoach}
    display="inline-flex"
    alignItems="center"
    flexShrink="0"
    gap="2.5"
    minH="tap"
    mt={mt}
    fontWeight="medium"
    color="fg.muted"
  >
    <X />
    {words}
  </TextLink>
)

type Props = {
  interview: Interview
  /** The question that is shown, counted from 0. */
  at: number
  feedback: readonly (ShownFeedback | null)[]
}

/** The link that leaves, the job (on wide screens with its industry and difficulty), and the progress. */
export const PlayerHead = ({ interview, at, feedback }: Props) => (
  <>
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
    <Progress at={at} feedback={feedback} />
  </>
)

/** One bar for each question, coloured if the question has feedback. */
const Progress = ({ at, feedback }: Omit<Props, 'interview'>) => {
  const percent = percentOf(feedback)
  return (
    <Flex wrap="wrap" align="center" columnGap="3.5" mt={{ base: '0.5', lg: '2' }} textStyle="small">
      <chakra.p textStyle="label" whiteSpace="nowrap">
        Question {at + 1} of {feedback.length}
      </chakra.p>
      <Flex
        role="progressbar"
        aria-label="Questions with feedback"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}% complete`}
        flex="1 1 5rem"
        minW="0"
        gap="1"
      >
        {feedback.map((shown, question) => (
          <chakra.span
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place
            key={question}
            flex="1"
            height="8px"
            borderRadius="thread"
            border="1px solid transparent"
            bg={shown ? 'brand.solid' : 'bg.emphasized'}
            transition="background-color"
            transitionDuration="fast"
          />
        ))}
      </Flex>
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {percent}%
      </chakra.span>
    </Flex>
  )
}
