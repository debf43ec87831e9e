import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useRef } from 'react'

export const views = ['edit', 'preview'] as const
export type View = (typeof views)[number]

const labels: Readonly<Record<View, string>> = { edit: 'Edit', preview: 'Preview' }
export const tabId = (view: View): string => `view-${view}`
export const panelId = (view: View): string => `view-${view}-panel`

const Tab = chakra('button', {
  base: {
    flex: 1,
    minH: 'tap',
    textStyle: 'label',
    fontSize: '0.9375rem',
    color: 'fg.muted',
    borderBottom: '3px solid transparent',
    mb: '-1px',
    cursor: 'pointer',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

const neighbour: Readonly<Record<string, View>> = {
  ArrowLeft: 'edit',
  Home: 'edit',
  ArrowRight: 'preview',
  End: 'preview',
}

type Props = { view: View; onView: (view: View) => void }

/** Where the text and its paper do not fit side by side: one of them. */
export const ViewTabs = ({ view, onView }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const to = neighbour[event.key]
    if (!to) return
    event.preventDefault()
    onView(to)
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus()
  }
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label="What is shown"
      onKeyDown={go}
      display="flex"
      mb="4"
      borderBottom="1px solid {colors.border}"
    >
      {views.map(each => (
        <Tab
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-controls={panelId(each)}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onView(each)}
        >
          {labels[each]}
        </Tab>
      ))}
    </chakra.div>
  )
}
