import { chakra, Flex, Heading, type HTMLChakraProps } from '@chakra-ui/react'
import { Check, CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerFeedback } from '../../../shared/api/interviews.ts'

/** A large score out of 100 on cloth, with details beside it. */
export const BigScore = ({ score, children }: { score: number; children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    columnGap="6"
    rowGap="3"
    px={{ base: '4', lg: '5.5' }}
    py="5"
    bg="bg.cloth"
    color="fg.cloth"
  >
    <chakra.p flexShrink="0">
      <chakra.span display="block" fontSize="4rem" lineHeight="1" fontWeight="bold" letterSpacing="-0.05em">
        {score}
      </chakra.span>{' '}
      <chakra.span textStyle="small" color="fg.clothMuted">
        out of 100
      </chakra.span>
    </chakra.p>
    {children}
  </Flex>
)

const threads = 20

const parts = [
  { name: 'communication', label: 'Communication', colour: 'omi.400' },
  { name: 'content', label: 'Content quality', colour: 'citta.400' },
  { name: 'confidence', label: 'Confidence', colour: 'alaari.400' },
] as const

/** The three scores as bars of twenty threads. A screen reader reads the figures, not the bars. */
export const ScoreBars = ({ feedback }: { feedback: AnswerFeedback }) => (
  <chakra.dl display="grid" gap="2.5" flex="1 1 11rem" minW="0" textStyle="meta">
    {parts.map(({ name, label, colour }) => (
      <chakra.div key={name} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3">
        <chakra.dt>{label}</chakra.dt>
        <chakra.dd fontWeight="strong">{feedback[name]}</chakra.dd>
        <chakra.dd
          aria-hidden
          gridColumn="1 / -1"
          mt="1"
          height="7px"
          display="grid"
          gridTemplateColumns={`repeat(${threads}, minmax(0, 1fr))`}
          gap="2px"
        >
          {Array.from({ length: threads }, (_, thread) => thread).map(thread => (
            <chakra.span
              key={thread}
              bg={thread < Math.round((feedback[name] / 100) * threads) ? colour : 'white/20'}
            />
          ))}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)

type AssessmentProps = HTMLChakraProps<'div'> & { feedback: AnswerFeedback }

/** The feedback in words: the assessment, the strengths and the improvements. */
export const Assessment = ({ feedback, ...rest }: AssessmentProps) => (
  <chakra.div {...rest} overflowWrap="anywhere">
    <p>{feedback.assessment}</p>
    <Points title="Strengths" Icon={Check} colour="success.fg" points={feedback.strengths} />
    <Points title="Improvements" Icon={CornerDownRight} colour="warning.fg" points={feedback.improvements} />
  </chakra.div>
)

type PointsProps = { title: string; Icon: typeof Check; colour: string; points: readonly string[] }

const Points = ({ title, Icon, colour, points }: PointsProps) =>
  points.length > 0 && (
    <chakra.div mt="4">
      <Heading as="h3" textStyle="label" fontSize="0.9375rem">
        {title}
      </Heading>
      <chakra.ul display="grid" gap="1.5" mt="1.5" listStyleType="none">
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points never move, and two may be the same
          <chakra.li key={at} display="flex" gap="2.5">
            <chakra.span color={colour} position="relative" top="3px" flexShrink="0">
              <Icon size={17} />
            </chakra.span>
            {point}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
