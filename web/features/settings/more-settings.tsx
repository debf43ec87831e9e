import { Bell, BellRing, CreditCard, ShieldCheck, SlidersHorizontal, User } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkRow } from './link-row.tsx'
import { SectionCard } from './section-card.tsx'

/** The ways to what has a screen of its own. */
export const MoreSettings = () => (
  <SectionCard title="Your account">
    <LinkRow
      to={paths.profile}
      title="My Profile"
      text="Your name, your work, and how to reach you"
      Icon={User}
    />
    <LinkRow
      to={paths.preferences}
      title="Job Preferences"
      text="Titles, places and pay that you look for"
      Icon={SlidersHorizontal}
    />
    <LinkRow
      to={paths.jobAlerts}
      title="Job Alerts"
      text="What Aiki watches the boards for, and tells you of"
      Icon={BellRing}
    />
    <LinkRow
      to={paths.notifications}
      title="Notification Preferences"
      text="What we write to you about, and how"
      Icon={Bell}
    />
    <LinkRow
      to={paths.subscription}
      title="Subscription"
      text="Your plan, and what it holds"
      Icon={CreditCard}
    />
    <LinkRow
      to={paths.dashboardPrivacy}
      title="Privacy Policy"
      text="What we keep of you, and why"
      Icon={ShieldCheck}
    />
  </SectionCard>
)
