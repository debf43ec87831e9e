import {
  Briefcase,
  ChartColumn,
  FileText,
  Layers,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Search,
  Settings,
  SlidersHorizontal,
  User,
} from 'lucide-react'
import { allows, type Feature, features, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'

export type NavItem = {
  to: string
  label: string
  /** One word for the bottom bar on phones; without it the item is in the drawer only. Five have room. */
  short?: string
  Icon: LucideIcon
  /** What the plan must have for the screen to show more than its gate. */
  feature?: Feature
}

/** The navigation. A screen joins it with one line. */
export const navGroups: readonly { label: string; items: readonly NavItem[] }[] = [
  {
    label: 'Overview',
    items: [
      { to: paths.dashboard, label: 'Dashboard', short: 'Home', Icon: LayoutGrid },
      { to: paths.insights, label: 'Insights', Icon: ChartColumn, feature: 'insights' },
    ],
  },
  {
    label: 'Applications',
    items: [
      { to: paths.applications, label: 'My Applications', short: 'Applications', Icon: Briefcase },
      { to: paths.jobSearch, label: 'Job Search', short: 'Jobs', Icon: Search },
    ],
  },
  {
    label: 'AI Tools',
    items: [
      { to: paths.resumeBuilder, label: 'Resume Builder', short: 'Resume', Icon: FileText },
      { to: paths.coverLetter, label: 'Cover Letter Generator', Icon: Mail },
      { to: paths.interviewCoach, label: 'Interview Coach', short: 'Coach', Icon: MessagesSquare },
      {
        to: paths.advancedFeatures,
        label: 'Advanced Features',
        Icon: Layers,
        // The lowest of its three tools.
        feature: 'linkedin-optimisation',
      },
    ],
  },
  {
    label: 'Profile',
    items: [
      { to: paths.profile, label: 'My Profile', Icon: User },
      { to: paths.preferences, label: 'Job Preferences', Icon: SlidersHorizontal },
    ],
  },
  {
    label: 'Support',
    items: [
      { to: paths.help, label: 'Help Center', Icon: LifeBuoy },
      { to: paths.settings, label: 'Settings', Icon: Settings },
    ],
  },
]

export const bottomBarItems = navGroups
  .flatMap(group => group.items)
  .flatMap(item => (item.short ? [{ ...item, short: item.short }] : []))

/** What the lock of an item says: the plan that opens it. Null: the item is open on this tier. */
export const lockText = (feature: Feature | undefined, tier: Tier): string | null =>
  feature && !allows(tier, feature) ? `Upgrade to ${plans[features[feature]].name} plan` : null
