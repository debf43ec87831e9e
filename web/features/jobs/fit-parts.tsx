import { chakra } from '@chakra-ui/react'
import { Check, Minus, X } from 'lucide-react'
import type { Fit } from '../../../shared/api/jobs.ts'
import { FitBadge } from '../../jobs/fit-word.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'

/** The most skills of each list. */
const skillsShown = 8

const icons = {
  true: <Check size={16} aria-label="Fits:" />,
  false: <X size={16} aria-label="Does not fit:" />,
  null: <Minus size={16} aria-label="Not said:" />,
}

/** How well a job fits, and why. A plan without the parts has a reason only. */
export const FitParts = ({ fit: { word, reason, parts, skills } }: { fit: Fit }) => (
  <chakra.div display="grid" gap="2">
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
      <FitBadge word={word} />
      {reason}
    </chakra.p>
    {parts.length > 0 && (
      <chakra.ul display="grid" gap="1.5" textStyle="small" listStyleType="none">
        {parts.map(({ part, fits, says }) => (
          <Line key={part} color={fits === null ? 'fg.subtle' : undefined}>
            <chakra.span color={fits === true ? 'success.fg' : undefined} display="inline-flex" mt="2px">
              {icons[`${fits}`]}
            </chakra.span>
            <span>{says}</span>
          </Line>
        ))}
      </chakra.ul>
    )}
    <Skills label="You have" skills={skills.had} />
    <Skills label="Not in your profile" skills={skills.missing} />
    {parts.length === 0 && (
      <chakra.p textStyle="small" color="fg.muted">
        Why it fits, part by part, is on Pro.{' '}
        <TextLink variant="text" to={paths.upgrade}>
          See the plans
        </TextLink>
      </chakra.p>
    )}
  </chakra.div>
)

const Skills = ({ label, skills }: { label: string; skills: readonly string[] }) =>
  skills.length === 0 ? null : (
    <chakra.p textStyle="small" color="fg.muted">
      {label}: <chakra.span color="fg">{skills.slice(0, skillsShown).join(', ')}</chakra.span>
    </chakra.p>
  )

const Line = chakra('li', {
  base: { display: 'flex', gap: '1.5', alignItems: 'flex-start', minWidth: 0, '& svg': { flexShrink: 0 } },
})
