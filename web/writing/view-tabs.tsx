import { TabList } from '../ui/tab-list.tsx'

export type View = 'edit' | 'preview'

const tabs = [
  { name: 'edit', label: 'Edit' },
  { name: 'preview', label: 'Preview' },
] as const

const tabId = (view: View): string => `view-${view}`
const panelId = (view: View): string => `view-${view}-panel`

type Props = { view: View; onView: (view: View) => void }

/** Switches between the text and its paper, where both do not fit side by side. */
export const ViewTabs = ({ view, onView }: Props) => (
  <TabList
    fitted
    mb="4"
    label="What is shown"
    tabs={tabs}
    shown={view}
    tabId={tabId}
    panelId={panelId}
    onShow={onView}
  />
)

/** The props of the element that holds a view, where ViewTabs switches the views. */
export const panelOf = (view: View, shown: View) => ({
  role: 'tabpanel',
  id: panelId(view),
  'aria-labelledby': tabId(view),
  hidden: view !== shown,
})
