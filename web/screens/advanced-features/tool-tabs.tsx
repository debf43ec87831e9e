import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { type Tool, tools } from './place.ts'

export const tabId = (tool: Tool): string => `tool-${tool}`
export const panelId = (tool: Tool): string => `tool-${tool}-panel`

const labels: Readonly<Record<Tool, string>> = {
  linkedin: 'LinkedIn',
  skills: 'Skill gap',
  coach: 'Career coach',
}

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    mb: '-1px',
    color: 'fg.muted',
    textStyle: 'button',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
  },
})

/** Where a key leads from the tab at this place. */
const wayOf = (key: string, at: number): number | undefined => {
  const last = tools.length - 1
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1
  if (key === 'ArrowRight') return at === last ? 0 : at + 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

type Props = {
  shown: Tool
  /** The plan does not have the coach: what it would bring can be looked at. */
  isCoachLocked: boolean
  onShow: (tool: Tool) => void
}

/** The three tools; the arrows move between them. */
export const ToolTabs = ({ shown, isCoachLocked, onShow }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const way = wayOf(event.key, tools.indexOf(shown))
    const to = way === undefined ? undefined : tools[way]
    if (!to) return
    event.preventDefault()
    onShow(to)
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus()
  }
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label="Tools"
      onKeyDown={go}
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', md: '6' }}
      mb="5"
      borderBottom="1px solid {colors.border}"
    >
      {tools.map(tool => (
        <Tab
          key={tool}
          type="button"
          role="tab"
          id={tabId(tool)}
          aria-controls={panelId(tool)}
          aria-selected={tool === shown}
          tabIndex={tool === shown ? 0 : -1}
          onClick={() => onShow(tool)}
        >
          {tool === 'coach' && isCoachLocked && <Lock size={16} strokeWidth={1.75} aria-label="Locked:" />}
          {labels[tool]}
        </Tab>
      ))}
    </chakra.div>
  )
}
