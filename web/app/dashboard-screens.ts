import { lazyScreen } from '../kit/lazy-screen.ts'
import { paths } from '../paths.ts'

/** Every screen of the signed-in area, each a file of its own. A new one joins with one entry. */
export const dashboardScreens = [
  {
    path: paths.dashboard,
    title: 'Dashboard',
    /** What a signed-out visitor reads there. */
    signedOut: 'Please log in to view your dashboard.',
    screen: lazyScreen(async () => (await import('../features/dashboard/route.tsx')).DashboardRoute),
  },
  {
    path: paths.applications,
    title: 'My Applications',
    signedOut: 'Please log in to view your applications.',
    screen: lazyScreen(async () => (await import('../features/applications/route.tsx')).ApplicationsRoute),
  },
  {
    path: paths.insights,
    title: 'Insights',
    signedOut: 'Please log in to view your insights.',
    screen: lazyScreen(async () => (await import('../features/insights/route.tsx')).InsightsRoute),
  },
  {
    path: paths.jobSearch,
    title: 'Job Search',
    signedOut: 'Please log in to search jobs.',
    screen: lazyScreen(async () => (await import('../features/jobs/route.tsx')).JobSearchRoute),
  },
  {
    path: paths.resumeBuilder,
    title: 'Resume Builder',
    signedOut: 'Please log in to build your resume.',
    screen: lazyScreen(async () => (await import('../features/resumes/route.tsx')).ResumeBuilderRoute),
  },
  {
    path: paths.resume(':id'),
    title: 'Edit Resume',
    signedOut: 'Please log in to edit your resume.',
    screen: lazyScreen(async () => (await import('../features/resume-editor/route.tsx')).ResumeRoute),
  },
  {
    path: paths.coverLetter,
    title: 'Cover Letter Generator',
    signedOut: 'Please log in to write cover letters.',
    screen: lazyScreen(async () => (await import('../features/letters/route.tsx')).CoverLetterRoute),
  },
  {
    path: paths.interviewCoach,
    title: 'Interview Coach',
    signedOut: 'Please log in to practise interviews.',
    screen: lazyScreen(async () => (await import('../features/interviews/route.tsx')).InterviewCoachRoute),
  },
  {
    path: paths.practice(':id'),
    title: 'Interview Practice',
    signedOut: 'Please log in to go on with your practice.',
    screen: lazyScreen(async () => (await import('../features/interviews/practice-route.tsx')).PracticeRoute),
  },
  {
    path: paths.advancedFeatures,
    title: 'Advanced Features',
    signedOut: 'Please log in to use the advanced features.',
    screen: lazyScreen(async () => (await import('../features/career/route.tsx')).AdvancedFeaturesRoute),
  },
  {
    path: paths.jobAlerts,
    title: 'Job Alerts',
    signedOut: 'Please log in to view your job alerts.',
    screen: lazyScreen(async () => (await import('../features/alerts/route.tsx')).JobAlertsRoute),
  },
  {
    path: paths.subscription,
    title: 'Subscription',
    signedOut: 'Please log in to view your subscription.',
    screen: lazyScreen(async () => (await import('../features/billing/route.tsx')).SubscriptionRoute),
  },
  {
    path: paths.subscriptionSuccess,
    title: 'Payment',
    signedOut: 'Please log in to see how your payment went.',
    screen: lazyScreen(async () => (await import('../features/billing/payment-route.tsx')).PaymentRoute),
  },
  {
    path: paths.upgrade,
    title: 'Upgrade',
    signedOut: 'Please log in to change your plan.',
    screen: lazyScreen(async () => (await import('../features/billing/upgrade-route.tsx')).UpgradeRoute),
  },
  {
    path: paths.profile,
    title: 'My Profile',
    signedOut: 'Please log in to view your profile.',
    screen: lazyScreen(async () => (await import('../features/profile/route.tsx')).ProfileRoute),
  },
  {
    path: paths.preferences,
    title: 'Job Preferences',
    signedOut: 'Please log in to view your job preferences.',
    screen: lazyScreen(async () => (await import('../features/preferences/route.tsx')).PreferencesRoute),
  },
  {
    path: paths.notifications,
    title: 'Notification Preferences',
    signedOut: 'Please log in to view your notification preferences.',
    screen: lazyScreen(async () => (await import('../features/notifications/route.tsx')).NotificationsRoute),
  },
  {
    path: paths.settings,
    title: 'Settings',
    signedOut: 'Please log in to change your settings, or to confirm a new email.',
    screen: lazyScreen(async () => (await import('../features/settings/route.tsx')).SettingsRoute),
  },
  {
    path: paths.help,
    title: 'Help Center',
    signedOut: 'Please log in to get help.',
    screen: lazyScreen(async () => (await import('../features/help/route.tsx')).HelpRoute),
  },
  {
    path: paths.dashboardPrivacy,
    title: 'Privacy Policy',
    signedOut: 'Please log in to read this page.',
    screen: lazyScreen(async () => (await import('../features/privacy/route.tsx')).DashboardPrivacyRoute),
  },
  // Every other address below the dashboard.
  {
    path: `${paths.dashboard}/*`,
    title: 'Page not found',
    signedOut: 'Please log in to continue.',
    screen: lazyScreen(async () => (await import('../features/not-found/inside.tsx')).NotFoundInside),
  },
] as const
