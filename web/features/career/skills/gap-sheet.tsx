import { chakra, Flex, Heading } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { recommendationsShown, type SkillGap } from '../../../../shared/api/career.ts'
import { onDay } from '../../../person/day-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { firstFocusable } from '../../applications/focus.ts'
import { copyText } from '../copy.ts'
import { askButton, openButton } from '../focus.ts'
import { NotHere } from '../not-here.tsx'
import { MissingSkills } from './missing-skills.tsx'
import { gapText } from './words.ts'

// What is not there is told in a dialog too.
export { NotHere }

type Props = {
  open: boolean
  gap: SkillGap
  canCompare: boolean
  /** It was deleted somewhere else meanwhile. */
  isGone: boolean
  onClose: () => void
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
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

/** What somebody lacks for a role, and what to do about it. */
export const GapSheet = ({ open, gap, canCompare, isGone, onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    wide
    title={`Skills for ${gap.targetRole}`}
    readFirst
    finalFocus={() => firstFocusable(openButton(gap.id), askButton('skills'))}
    footer={
      <Button onClick={() => void copyText({ text: gapText(gap), leftOut: 0, noun: 'line' }, null)}>
        <Copy />
        Copy as text
      </Button>
    }
  >
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" overflowWrap="anywhere">
      <Flex gap="1.5" wrap="wrap">
        <Badge tone="brand">AI Generated</Badge>
        <Badge whiteSpace="normal">{gap.targetIndustry}</Badge>
        <Badge>{onDay(gap.createdAt, new Date().toISOString())}</Badge>
      </Flex>
      {isGone && <Message tone="info" text="This analysis was deleted somewhere else." />}
      <p>{gap.summary}</p>
      <Part title="Missing skills">
        {gap.missingSkills.length > 0 ? (
          <MissingSkills of={gap.missingSkills} canCompare={canCompare} />
        ) : (
          <chakra.p mt="1" color="fg.muted">
            None was found in what you told Aiki.
          </chakra.p>
        )}
      </Part>
      {gap.recommendations.length > 0 && (
        <Part title="What to do">
          <chakra.ol mt="2" ps="5" display="grid" gap="2.5" listStyleType="decimal">
            {gap.recommendations.slice(0, recommendationsShown).map(({ action, timeline }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and may say the same twice
              <li key={at}>
                {action}
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {timeline}
                </chakra.span>
              </li>
            ))}
          </chakra.ol>
        </Part>
      )}
      {gap.certifications.length > 0 && (
        <Part title="Certifications">
          <chakra.ul mt="2" ps="5" display="grid" gap="1" listStyleType="disc">
            {gap.certifications.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move, and may say the same twice
              <li key={at}>{name}</li>
            ))}
          </chakra.ul>
        </Part>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        AI wrote this from your profile, your main resume and the jobs that you track. Check what a course or
        an exam costs, and that employers ask for it, before you pay.
      </chakra.p>
    </chakra.div>
  </Sheet>
)
