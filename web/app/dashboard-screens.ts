import { lazyFile } from '../browser/load-file.ts'
import { paths } from '../paths.ts'

// The first script of a signed-in page reads this while React is still loading, so nothing here may import React.

export const shellFile = lazyFile(async () => (await import('./shell/shell.tsx')).Shell)

/** Every screen of the signed-in area, each a file of its own. A new one joins with one entry. */
export const dashboardScreens = [
  {
    path: paths.dashboard,
    /** In the tab, and in most heads. */
    title: 'Dashboard',
    /** What a signed-out visitor reads there. */
    signedOut: 'Please log in to view your dashboard.',
    file: lazyFile(async () => (await import('../features/dashboard/route.tsx')).DashboardRoute),
  },
  {
    path: paths.applications,
    title: 'My Applications',
    signedOut: 'Please log in to view your applications.',
    file: lazyFile(async () => (await import('../features/applications/route.tsx')).ApplicationsRoute),
  },
  {
    path: paths.insights,
    title: 'Insights',
    signedOut: 'Please log in to view your insights.',
    file: lazyFile(async () => (await import('../features/insights/route.tsx')).InsightsRoute),
  },
  {
    path: paths.jobSearch,
    title: 'Job Search',
    signedOut: 'Please log in to search jobs.',
    file: lazyFile(async () => (await import('../features/jobs/route.tsx')).JobSearchRoute),
  },
  {
    path: paths.resumeBuilder,
    title: 'Resume Builder',
    signedOut: 'Please log in to build your resume.',
    file: lazyFile(async () => (await import('../features/resumes/route.tsx')).ResumeBuilderRoute),
  },
  {
    path: paths.careerRecord,
    title: 'Career Record',
    signedOut: 'Please log in to edit your career record.',
    file: lazyFile(async () => (await import('../features/record/route.tsx')).CareerRecordRoute),
  },
  {
    path: paths.resume(':id'),
    title: 'Edit Resume',
    signedOut: 'Please log in to edit your resume.',
    file: lazyFile(async () => (await import('../features/resume-editor/route.tsx')).ResumeRoute),
  },
  {
    path: paths.coverLetter,
    title: 'Cover Letter Generator',
    signedOut: 'Please log in to write cover letters.',
    file: lazyFile(async () => (await import('../features/letters/route.tsx')).CoverLetterRoute),
  },
  {
    path: paths.interviewCoach,
    title: 'Interview Coach',
    signedOut: 'Please log in to practise interviews.',
    file: lazyFile(async () => (await import('../features/interviews/route.tsx')).InterviewCoachRoute),
  },
  {
    path: paths.practice(':id'),
    title: 'Interview Practice',
    signedOut: 'Please log in to continue your practice.',
    file: lazyFile(async () => (await import('../features/interviews/practice-route.tsx')).PracticeRoute),
  },
  {
    path: paths.advancedFeatures,
    title: 'Advanced Features',
    signedOut: 'Please log in to use the advanced features.',
    file: lazyFile(async () => (await import('../features/career/route.tsx')).AdvancedFeaturesRoute),
  },
  {
    path: paths.jobAlerts,
    title: 'Job Alerts',
    signedOut: 'Please log in to view your job alerts.',
    file: lazyFile(async () => (await import('../features/alerts/route.tsx')).JobAlertsRoute),
  },
  {
    path: paths.subscription,
    title: 'Subscription',
    signedOut: 'Please log in to view your subscription.',
    file: lazyFile(async () => (await import('../features/billing/route.tsx')).SubscriptionRoute),
  },
  {
    path: paths.subscriptionSuccess,
    title: 'Payment',
    signedOut: 'Please log in to see how your payment went.',
    file: lazyFile(async () => (await import('../features/billing/payment-route.tsx')).PaymentRoute),
  },
  {
    path: paths.upgrade,
    // The same screen: there is one to decide on a plan.
    title: 'Subscription',
    signedOut: 'Please log in to change your plan.',
    file: lazyFile(async () => (await import('../features/billing/route.tsx')).SubscriptionRoute),
  },
  {
    path: paths.profile,
    title: 'My Profile',
    signedOut: 'Please log in to view your profile.',
    file: lazyFile(async () => (await import('../features/profile/route.tsx')).ProfileRoute),
  },
  {
    path: paths.preferences,
    title: 'Job Preferences',
    signedOut: 'Please log in to view your job preferences.',
    file: lazyFile(async () => (await import('../features/preferences/route.tsx')).PreferencesRoute),
  },
  {
    path: paths.notifications,
    title: 'Notification Preferences',
    signedOut: 'Please log in to view your notification preferences.',
    file: lazyFile(async () => (await import('../features/notifications/route.tsx')).NotificationsRoute),
  },
  {
    path: paths.settings,
    title: 'Settings',
    signedOut: 'Please log in to change your settings, or to confirm a new email.',
    file: lazyFile(async () => (await import('../features/settings/route.tsx')).SettingsRoute),
  },
  {
    path: paths.help,
    title: 'Help Center',
    signedOut: 'Please log in to get help.',
    file: lazyFile(async () => (await import('../features/help/route.tsx')).HelpRoute),
  },
  {
    path: paths.dashboardPrivacy,
    title: 'Privacy Policy',
    signedOut: 'Please log in to read this page.',
    file: lazyFile(async () => (await import('../features/privacy/route.tsx')).DashboardPrivacyRoute),
  },
  // Every other address below the dashboard.
  {
    path: `${paths.dashboard}/*`,
    title: 'Page not found',
    signedOut: 'Please log in to continue.',
    file: lazyFile(async () => (await import('../features/not-found/inside.tsx')).NotFoundInside),
  },
] as const

/** Whether an address, such as /dashboard/resume-builder/3, is one of a path, such as /dashboard/resume-builder/:id. */
const isAt = (path: string, pathname: string): boolean => {
  const parts = pathname.split('/').filter(Boolean)
  const pattern = path.split('/').filter(Boolean)
  if (pattern.at(-1) === '*') return parts.length >= pattern.length - 1 && parts[0] === pattern[0]
  return (
    parts.length === pattern.length &&
    pattern.every((part, at) => part.startsWith(':') || part.toLowerCase() === parts[at]?.toLowerCase())
  )
}

/** The screen at an address; undefined outside of the signed-in area. */
export const dashboardScreenAt = (pathname: string): (typeof dashboardScreens)[number] | undefined =>
  dashboardScreens.find(({ path }) => isAt(path, pathname))
