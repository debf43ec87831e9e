import { chakra } from '@chakra-ui/react'
import type { AnswerFeedback } from '../../../../shared/api/interviews.ts'

const threads = 20

const parts = [
  { name: 'communication', label: 'Communication', colour: 'omi.400' },
  { name: 'content', label: 'Content quality', colour: 'citta.400' },
  { name: 'confidence', label: 'Confidence', colour: 'alaari.400' },
] as const

/** The three scores as weft of twenty threads each, on cloth. The figures are read out, the threads are not. */
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

/** A score out of 100, large, on cloth. */
export const BigScore = ({ score }: { score: number }) => (
  <chakra.p flexShrink="0">
    <chakra.span display="block" fontSize="4rem" lineHeight="1" fontWeight="bold" letterSpacing="-0.05em">
      {score}
    </chakra.span>{' '}
    <chakra.span textStyle="small" color="fg.clothMuted">
      out of 100
    </chakra.span>
  </chakra.p>
)
