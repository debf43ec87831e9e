import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { skillKey } from '../../../../shared/domain/jobs/skills.ts'
import { Badge } from '../../../ui/badge.tsx'
import { askedSkillsQuery } from '../queries.ts'
import { askedWords, timesAsked } from './words.ts'

type Props = {
  of: readonly string[]
  /** The plan says what tracked jobs ask for. */
  canCompare: boolean
}

/** What is missing, each with in how many of the person's own tracked jobs it comes up, where it does. */
export const MissingSkills = ({ of, canCompare }: Props) => {
  const { data } = useQuery({ ...askedSkillsQuery, enabled: canCompare })
  const times = data ? timesAsked(of, data, skillKey) : []
  return (
    <chakra.ul mt="2" listStyleType="none">
      {of.map((skill, at) => {
        const asked = data ? askedWords(times[at] ?? 0, data.naming) : null
        return (
          <chakra.li
            key={skill}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="3"
            rowGap="1"
            py="2"
            borderTop="1px solid {colors.border}"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {skill}
            </chakra.span>
            {asked && <Badge tone="brand">{asked}</Badge>}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
