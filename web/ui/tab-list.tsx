import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    mb: '-1px',
    color: 'fg.muted',
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', color: 'fg.subtle' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
  },
  variants: {
    fitted: {
      false: { textStyle: 'button', whiteSpace: 'nowrap', _hover: { color: 'fg' } },
      true: {
        flex: 1,
        justifyContent: 'center',
        textStyle: 'label',
        fontSize: '0.9375rem',
        _focusVisible: { outlineOffset: '-3px' },
      },
    },
  },
})

/** Where a key leads among so many tabs from this one; undefined: nowhere. */
const wayOf = (key: string, at: number, count: number, isEndless: boolean): number | undefined => {
  if (key === 'ArrowLeft') return isEndless ? (at + count - 1) % count : Math.max(at - 1, 0)
  if (key === 'ArrowRight') return isEndless ? (at + 1) % count : Math.min(at + 1, count - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

type Props<Name extends string> = Pick<HTMLChakraProps<'div'>, 'my' | 'mb'> & {
  /** The tabs share the whole width, and the arrows stop at its ends. Otherwise each tab is as wide as its label. */
  fitted?: boolean
  /** What is chosen between, for who hears it. */
  label: string
  tabs: readonly { readonly name: Name; readonly label: ReactNode; readonly disabled?: boolean }[]
  shown: Name
  tabId: (name: Name) => string
  panelId: (name: Name) => string
  onShow: (name: Name) => void
}

/** A list of tabs, one of which is shown. The arrows, Home and End move between those that can be chosen. */
export const TabList = <Name extends string>(props: Props<Name>) => {
  const { fitted = false, label, tabs, shown, tabId, panelId, onShow, ...space } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter(({ disabled }) => !disabled)
    const at = open.findIndex(({ name }) => name === shown)
    const way = wayOf(event.key, at, open.length, !fitted)
    const to = way === undefined ? undefined : open[way]
    if (!to) return
    event.preventDefault()
    onShow(to.name)
    document.getElementById(tabId(to.name))?.focus()
  }
  return (
    <chakra.div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      display="flex"
      {...(!fitted && { flexWrap: 'wrap', columnGap: { base: '4', md: '6' } })}
      borderBottom="1px solid {colors.border}"
      {...space}
    >
      {tabs.map(({ name, label: words, disabled = false }) => (
        <Tab
          key={name}
          fitted={fitted}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-controls={panelId(name)}
          aria-selected={name === shown}
          tabIndex={name === shown ? 0 : -1}
          disabled={disabled}
          onClick={() => onShow(name)}
        >
          {words}
        </Tab>
      ))}
    </chakra.div>
  )
}
