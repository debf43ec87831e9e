import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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
import { numbered } from './words.ts'

type Props = {
  open: boolean
  /** As the list has it; null: it is not in the list. */
  gap: SkillGap | null
  /** The plan counts what tracked jobs ask for. */
  canCompare: boolean
  /** It was deleted somewhere else meanwhile. */
  isDeleted: boolean
  onClose: () => void
}

/** What a person lacks for a role, and what to do about it. */
export const GapDialog = ({ open, gap, canCompare, isDeleted, onClose }: Props) => {
  if (!gap) return <NotHere open={open} what="analysis" back="Back to the list" onClose={onClose} />
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
            <MissingSkills of={missingSkills} canCompare={canCompare} />
          ) : (
            <chakra.p mt="1" color="fg.muted">
              None was found in what you told Aiki.
            </chakra.p>
          )}
        </Section>
        {recommendations.length > 0 && (
          <Section title="What to do">
            <chakra.ol mt="2" ps="5" display="grid" gap="2.5" listStyleType="decimal">
              {numbered(recommendations).map(({ at, item: { action, timeline } }) => (
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
            <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc">
              {numbered(certifications).map(({ at, item }) => (
                <li key={at}>{item}</li>
              ))}
            </chakra.ul>
          </Section>
        )}
        <chakra.p textStyle="small" color="fg.muted">
          AI wrote this from your profile, your main resume and the jobs that you track. Check what a course
          or an exam costs, and that employers ask for it, before you pay.
        </chakra.p>
      </chakra.div>
    </Sheet>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const name = useId()
  return (
    <section aria-labelledby={name}>
      <Heading as="h2" id={name} textStyle="h3">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** The missing skills. Each says how many of the person's tracked jobs ask for it, where some do. */
const MissingSkills = ({ of, canCompare }: { of: readonly string[]; canCompare: boolean }) => {
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
