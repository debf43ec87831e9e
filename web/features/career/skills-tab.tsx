import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import type { AskedSkill, AskedSkills } from '../../../shared/api/career.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GapList } from './gap-list.tsx'
import { GapRequestForm } from './gap-request-form.tsx'
import { askedWords, namingWords, restWords } from './gap-words.ts'
import { askedSkillsQuery, skillGapsQuery } from './queries.ts'
import { type TabProps, ToolTab } from './tool-tab.tsx'

export const SkillsTab = ({ sub, profile, isShown }: TabProps) => {
  const query = useQuery({ ...skillGapsQuery, subscribed: isShown })
  const asked = useQuery({ ...askedSkillsQuery, subscribed: isShown })
  return (
    <ToolTab
      title="Skill gap analyser"
      text="The skills that a role asks for and your profile does not name yet, and what to do about them."
      profile={profile}
      form={known => <GapRequestForm sub={sub} profile={known} />}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <Loaded
          query={asked}
          loading="Looking through your jobs"
          failed="The skills that your tracked jobs ask for could not be loaded."
        >
          {skills => <AskedPanel asked={skills} />}
        </Loaded>
        <Loaded
          query={query}
          loading="Loading your analyses"
          rows={4}
          inCard={false}
          failed="The analyses that you made could not be loaded. They are safe with us."
        >
          {({ skillGaps }) => <GapList skillGaps={skillGaps} canCompare />}
        </Loaded>
      </chakra.div>
    </ToolTab>
  )
}

/** The longer rest of the list is not shown, because few jobs name those skills. */
const shownAtMost = 8

/** The skills that the person's tracked jobs ask for, most frequent first. */
const AskedPanel = ({ asked }: { asked: AskedSkills }) => {
  const heading = useId()
  const { skills, naming } = asked
  const hidden = skills.length - shownAtMost
  return (
    <Panel inset="card" aria-labelledby={heading}>
      <Heading as="h2" id={heading} textStyle="h3" mb="1">
        What your tracked jobs ask for
      </Heading>
      <chakra.p textStyle="small" color="fg.muted">
        {namingWords(asked)} {naming === 0 && <TextLink to={paths.jobSearch}>Open Job Search</TextLink>}
      </chakra.p>
      {naming > 0 && (
        <>
          <chakra.ul mt="3" listStyleType="none">
            {skills.slice(0, shownAtMost).map(skill => (
              <AskedLine key={skill.skill} asked={skill} naming={naming} />
            ))}
          </chakra.ul>
          <chakra.p mt="2" textStyle="small" color="fg.muted">
            {hidden > 0 && `${restWords(hidden)} `}
            Compared with My Profile and your primary resume.
          </chakra.p>
        </>
      )}
    </Panel>
  )
}

const AskedLine = ({ asked: { skill, jobs, has }, naming }: { asked: AskedSkill; naming: number }) => (
  <chakra.li display="flex" alignItems="flex-start" gap="2.5" py="2" borderTop="1px solid {colors.border}">
    <chakra.span flex="none" mt="1" color={has ? 'success.fg' : 'fg.subtle'}>
      {has ? <Check size={16} strokeWidth={2} /> : <Minus size={16} strokeWidth={2} />}
    </chakra.span>
    <chakra.span flex="1" minW="0" overflowWrap="anywhere">
      {skill}
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {askedWords(jobs, naming)}.{' '}
        {has ? 'It is in your profile or resume.' : 'It is not in your profile or resume yet.'}
      </chakra.span>
    </chakra.span>
  </chakra.li>
)
