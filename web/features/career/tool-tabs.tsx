import { Lock } from 'lucide-react'
import { TabList } from '../../ui/tab-list.tsx'
import { type Tool, tools } from './place.ts'

export const tabId = (tool: Tool): string => `tool-${tool}`
export const panelId = (tool: Tool): string => `tool-${tool}-panel`

const labels: Readonly<Record<Tool, string>> = {
  linkedin: 'LinkedIn',
  skills: 'Skill gap',
  coach: 'Career coach',
}

type Props = {
  shown: Tool
  /** The plan does not have the coach: what it would bring can be looked at. */
  isCoachLocked: boolean
  onShow: (tool: Tool) => void
}

/** The three tools. */
export const ToolTabs = ({ shown, isCoachLocked, onShow }: Props) => {
  const words = (tool: Tool) => (
    <>
      {tool === 'coach' && isCoachLocked && <Lock size={16} aria-label="Locked:" />}
      {labels[tool]}
    </>
  )
  return (
    <TabList
      mb="5"
      label="Tools"
      tabs={tools.map(name => ({ name, label: words(name) }))}
      shown={shown}
      tabId={tabId}
      panelId={panelId}
      onShow={onShow}
    />
  )
}
