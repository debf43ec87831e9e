import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { recommendationsShown, type SkillGap } from '../../../shared/api/career.ts'
import { skillKey } from '../../../shared/domain/jobs/skills.ts'
import { NotHere } from '../../kit/not-here.tsx'
import { onDay } from '../../person/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable } from '../../ui/focus.ts'
import { Message } from '../../ui/message.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { copyAdvice } from './copy-advice.ts'
import { askedWords, gapText, timesAsked } from './gap-words.ts'
import { askedSkillsQuery } from './queries.ts'
import { Bullets, Section } from './section.tsx'

type Props = {
  open: boolean
  /** Null: the list has no such analysis. */
  gap: SkillGap | null
  /** The plan shows how many tracked jobs ask for a skill. */
  canCompare: boolean
  /** The analysis was deleted elsewhere while it was open. */
  isDeleted: boolean
  onClose: () => void
}

/** The skills that the person lacks for a role, and what to do about them. */
export const GapDialog = ({ open, gap, canCompare, isDeleted, onClose }: Props) => {
  if (!gap) return <NotHere open={open} noun="analysis" backLabel="Back to the list" onClose={onClose} />
  const { id, targetRole, targetIndustry, summary, missingSkills, certifications, createdAt } = gap
  const recommendations = gap.recommendations.slice(0, recommendationsShown)
  return (
    <Sheet
      key={id}
      open={open}
      onClose={onClose}
      wide
      title={`Skills for ${targetRole}`}
      readFirst
      finalFocus={() => firstFocusable(`open-${id}`, 'ask-skills')}
      footer={
        <Button onClick={() => void copyAdvice({ text: gapText(gap) })}>
          <Copy />
          Copy as text
        </Button>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" overflowWrap="anywhere">
        <Flex gap="1.5" wrap="wrap">
          <Badge tone="brand">AI Generated</Badge>
          <Badge whiteSpace="normal">{targetIndustry}</Badge>
          <Badge>{onDay(createdAt, new Date().toISOString())}</Badge>
        </Flex>
        {isDeleted && <Message tone="info" text="This analysis was deleted somewhere else." />}
        <p>{summary}</p>
        <Section title="Missing skills">
          {missingSkills.length > 0 ? (
            <MissingSkills skills={missingSkills} canCompare={canCompare} />
          ) : (
            <chakra.p mt="1" color="fg.muted">
              Aiki found no missing skills.
            </chakra.p>
          )}
        </Section>
        {recommendations.length > 0 && (
          <Section title="What to do">
            <chakra.ol mt="2" ps="5" display="grid" gap="2.5" listStyleType="decimal">
              {recommendations.map(({ action, timeline }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be the same
                <li key={at}>
                  {action}
                  <chakra.span display="block" textStyle="small" color="fg.muted">
                    {timeline}
                  </chakra.span>
                </li>
              ))}
            </chakra.ol>
          </Section>
        )}
        {certifications.length > 0 && (
          <Section title="Certifications">
            <Bullets lines={certifications} mt="2" />
          </Section>
        )}
        <chakra.p textStyle="small" color="fg.muted">
          AI wrote this from your profile, your primary resume and the jobs that you track. Before you pay for
          a course or an exam, check what it costs and whether employers ask for it.
        </chakra.p>
      </chakra.div>
    </Sheet>
  )
}

type SkillsProps = { skills: readonly string[]; canCompare: boolean }

/** The missing skills, each with the number of tracked jobs that ask for it. */
const MissingSkills = ({ skills, canCompare }: SkillsProps) => {
  const { data } = useQuery({ ...askedSkillsQuery, enabled: canCompare })
  const times = data ? timesAsked(skills, data, skillKey) : []
  return (
    <chakra.ul mt="2" listStyleType="none">
      {skills.map((skill, at) => {
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
