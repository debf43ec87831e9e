import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { profileQuery } from '../../person/queries.ts'
import { TabList } from '../../ui/tab-list.tsx'
import { LinkedinTab } from './linkedin-tab.tsx'
import { type Tool, tools, useToolAddress } from './tool-address.ts'
import { Later } from './tool-tab.tsx'

const SkillsTab = lazyScreen(async () => (await import('./skills-tab.tsx')).SkillsTab)
const CoachTab = lazyScreen(async () => (await import('./coach-tab.tsx')).CoachTab)

const tabId = (tool: Tool): string => `tool-${tool}`
const panelId = (tool: Tool): string => `tool-${tool}-panel`

type Props = { sub: string; tier: Tier }

/** The three tools. A tab that was shown stays mounted, so that a text that is being written there goes on. */
export const Tools = ({ sub, tier }: Props) => {
  const { tool, show } = useToolAddress()
  const [seen, setSeen] = useState<ReadonlySet<Tool>>(new Set([tool]))
  if (!seen.has(tool)) setSeen(new Set([...seen, tool]))
  const { data, isPending } = useQuery(profileQuery)
  const props = {
    sub,
    profile: isPending ? undefined : (data ?? null),
    canFit: allows(tier, 'advanced-linkedin-optimiser'),
  }
  const contents: Readonly<Record<Tool, ReactNode>> = {
    linkedin: <LinkedinTab {...props} isShown={tool === 'linkedin'} />,
    skills: (
      <Later rows={5} label="Loading the skill gap analyser">
        <SkillsTab {...props} isShown={tool === 'skills'} />
      </Later>
    ),
    coach: (
      <Later rows={5} label="Loading the coach">
        <CoachTab sub={sub} tier={tier} isShown={tool === 'coach'} />
      </Later>
    ),
  }
  return (
    <>
      <TabList
        mb="5"
        label="Tools"
        tabs={[
          { name: 'linkedin', label: 'LinkedIn' },
          { name: 'skills', label: 'Skill gap' },
          {
            name: 'coach',
            label: (
              <>
                {!allows(tier, 'career-coach') && <Lock size={16} aria-label="Locked:" />}
                Career coach
              </>
            ),
          },
        ]}
        shown={tool}
        tabId={tabId}
        panelId={panelId}
        onShow={show}
      />
      {tools.map(each => (
        <div
          key={each}
          role="tabpanel"
          id={panelId(each)}
          aria-labelledby={tabId(each)}
          hidden={each !== tool}
        >
          {seen.has(each) && contents[each]}
        </div>
      ))}
    </>
  )
}
