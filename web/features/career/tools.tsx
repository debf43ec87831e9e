import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { allows } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { ErrorBoundary } from '../../kit/error-boundary.tsx'
import { lazyScreen } from '../../kit/lazy-screen.ts'
import { profileQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { LinkedinTab } from './linkedin/linkedin-tab.tsx'
import { type Kind, type Tool, toolOf, tools, usePlace } from './place.ts'
import { panelId, ToolTabs, tabId } from './tool-tabs.tsx'
import { writtenWords } from './words.ts'

const SkillsTab = lazyScreen(async () => (await import('./skills/skills-tab.tsx')).SkillsTab)
const CoachTab = lazyScreen(async () => (await import('./coach/coach-tab.tsx')).CoachTab)

type Props = { sub: string; tier: Tier }

/** The three tools. A tab that was looked at stays as it is: what is being written there goes on. */
export const Tools = ({ sub, tier }: Props) => {
  const place = usePlace()
  const { tool } = place
  const [seen, setSeen] = useState<ReadonlySet<Tool>>(new Set([tool]))
  if (!seen.has(tool)) setSeen(new Set([...seen, tool]))
  // Without a profile the forms begin empty.
  const { data, isPending } = useQuery(profileQuery)
  const props = {
    sub,
    profile: isPending ? undefined : (data ?? null),
    canFit: allows(tier, 'advanced-linkedin-optimiser'),
  }
  const over = (kind: Kind) => ({
    isShown: tool === toolOf[kind],
    openId: place[kind],
    onOpen: (id: string) => place.open(kind, id),
    onWritten: (id: string) => {
      if (place.present(kind, id)) return
      const action = { label: 'Open it', onClick: () => place.open(kind, id) }
      notify({ kind: 'success', title: writtenWords[kind], action })
    },
    onClose: () => place.close(kind),
  })
  return (
    <>
      <ToolTabs shown={tool} isCoachLocked={!allows(tier, 'career-coach')} onShow={place.show} />
      {tools.map(each => (
        <div
          key={each}
          role="tabpanel"
          id={panelId(each)}
          aria-labelledby={tabId(each)}
          hidden={each !== tool}
        >
          {seen.has(each) && each === 'linkedin' && <LinkedinTab {...props} {...over('text')} />}
          {seen.has(each) && each === 'skills' && (
            <ErrorBoundary place="part">
              <Suspense fallback={<ThreadLines rows={5} label="Loading the skill gap analyser" />}>
                <SkillsTab {...props} {...over('gap')} />
              </Suspense>
            </ErrorBoundary>
          )}
          {seen.has(each) && each === 'coach' && (
            <ErrorBoundary place="part">
              <Suspense fallback={<ThreadLines rows={5} label="Loading the coach" />}>
                <CoachTab isShown={tool === 'coach'} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      ))}
    </>
  )
}
