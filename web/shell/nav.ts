import { Briefcase, LayoutGrid, type LucideIcon } from 'lucide-react'
import { paths } from '../paths.ts'

export type NavItem = {
  to: string
  label: string
  /** One word for the bottom bar on phones; without it the item is in the drawer only. Five have room. */
  short?: string
  Icon: LucideIcon
}

/** The navigation. A screen joins it with one line. */
export const navGroups: readonly { label: string; items: readonly NavItem[] }[] = [
  {
    label: 'Overview',
    items: [{ to: paths.dashboard, label: 'Dashboard', short: 'Home', Icon: LayoutGrid }],
  },
  {
    label: 'Applications',
    items: [{ to: paths.applications, label: 'My Applications', short: 'Applications', Icon: Briefcase }],
  },
]

export const bottomBarItems = navGroups
  .flatMap(group => group.items)
  .flatMap(item => (item.short ? [{ ...item, short: item.short }] : []))
