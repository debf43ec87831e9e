import { chakra } from '@chakra-ui/react'
import { Check, ChevronDown, Minus, X } from 'lucide-react'
import type { Job, Match } from '../../../shared/api/jobs.ts'
import { Badge } from '../../ui/badge.tsx'

/** The room of a card. */
const skillsShown = 4

/** "Fits 6 of 7", or nothing where nothing could be compared. */
export const MatchBadge = ({ match }: Pick<Job, 'match'>) =>
  match && match.of > 0 ? (
    <Badge tone={match.met * 2 >= match.of ? 'success' : 'neutral'} fontVariantNumeric="tabular-nums">
      Fits {match.met} of {match.of}
    </Badge>
  ) : null

/** The skills that a job asks for: the person's, and those that are missing. */
export const MatchSkills = ({ skills: { had, missing } }: Pick<Match, 'skills'>) => {
  if (had.length + missing.length === 0) return null
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="3.5"
      rowGap="1"
      textStyle="small"
      listStyleType="none"
    >
      {had.slice(0, skillsShown).map(skill => (
        <Line key={skill}>
          <chakra.span color="success.fg" display="inline-flex">
            <Check size={16} aria-label="You have" />
          </chakra.span>
          {skill}
        </Line>
      ))}
      {missing.length > 0 && (
        <Line color="fg.muted" alignItems="flex-start">
          <chakra.span display="inline-flex" mt="2px">
            <Minus size={16} />
          </chakra.span>
          <span>not in your profile: {missing.slice(0, skillsShown).join(', ')}</span>
        </Line>
      )}
    </chakra.ul>
  )
}

const icons = {
  true: <Check size={16} aria-label="Fits:" />,
  false: <X size={16} aria-label="Does not fit:" />,
  null: <Minus size={16} aria-label="Not said:" />,
}

/** What was compared: the skills, the place, the pay. */
export const MatchParts = ({ parts }: Pick<Match, 'parts'>) => (
  <chakra.ul display="grid" gap="1.5" textStyle="small" listStyleType="none">
    {parts.map(({ part, fits, says }) => (
      <Line key={part} alignItems="flex-start" color={fits === null ? 'fg.subtle' : undefined}>
        <chakra.span color={fits === true ? 'success.fg' : undefined} display="inline-flex" mt="2px">
          {icons[`${fits}`]}
        </chakra.span>
        <span>{says}</span>
      </Line>
    ))}
  </chakra.ul>
)

/** MatchParts, folded, because the skills say the most. */
export const FoldedMatch = ({ parts }: Pick<Match, 'parts'>) => (
  <chakra.details css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}>
    <Summary>
      Why it fits, and where it does not
      <ChevronDown size={16} />
    </Summary>
    <chakra.div pt="1" pb="1">
      <MatchParts parts={parts} />
    </chakra.div>
  </chakra.details>
)

const Line = chakra('li', {
  base: { display: 'flex', gap: '1.5', alignItems: 'center', minWidth: 0, '& svg': { flexShrink: 0 } },
})

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: { base: 'tap', md: '6' },
    my: { base: '-2', md: '0' },
    textStyle: 'meta',
    fontWeight: 'semibold',
    color: 'brand.fg',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'thread',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { textDecoration: 'underline' },
  },
})
