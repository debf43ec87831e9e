import { chakra } from '@chakra-ui/react'
import {
  Bell,
  BellRing,
  ChevronRight,
  CreditCard,
  FileText,
  ShieldCheck,
  SlidersHorizontal,
  User,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { SectionCard } from './section-card.tsx'

const links = [
  { to: paths.profile, title: 'My Profile', text: 'Your name, your work, and how to reach you', Icon: User },
  {
    to: paths.preferences,
    title: 'Job Preferences',
    text: 'Titles, places and pay that you look for',
    Icon: SlidersHorizontal,
  },
  {
    to: paths.jobAlerts,
    title: 'Job Alerts',
    text: 'The jobs that Aiki watches for and tells you about',
    Icon: BellRing,
  },
  {
    to: paths.notifications,
    title: 'Notification Preferences',
    text: 'What we write to you about, and how',
    Icon: Bell,
  },
  {
    to: paths.subscription,
    title: 'Subscription',
    text: 'Your plan, and what it includes',
    Icon: CreditCard,
  },
  {
    to: paths.dashboardPrivacy,
    title: 'Privacy Policy',
    text: 'What we keep about you, and why',
    Icon: ShieldCheck,
  },
  {
    to: paths.terms,
    title: 'Terms of Service',
    text: 'What you can expect from us, and what we expect from you',
    Icon: FileText,
  },
]

/** A public page is not of this app. */
const isPublic = (to: string): boolean => !to.startsWith(paths.dashboard)

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    px: { base: '4', lg: '5.5' },
    py: '3',
    minHeight: 'tap',
    // Inside the row, because the card cuts off its overflow.
    outlineOffset: '-3px',
    _hover: { bg: 'bg.muted' },
  },
})

/** The links to settings that have a screen of their own. */
export const MoreSettings = () => (
  <SectionCard title="Your account">
    {links.map(({ to, title, text, Icon }) => (
      <Row key={to} to={to} reloadDocument={isPublic(to)}>
        <chakra.span color="brand.fg" flexShrink="0">
          <Icon size={20} />
        </chakra.span>
        <chakra.span flex="1" minWidth="0">
          <chakra.span display="block" textStyle="label">
            {title}
          </chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {text}
          </chakra.span>
        </chakra.span>
        <chakra.span color="fg.subtle" flexShrink="0">
          <ChevronRight />
        </chakra.span>
      </Row>
    ))}
  </SectionCard>
)
