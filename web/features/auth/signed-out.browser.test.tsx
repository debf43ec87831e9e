import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/render.tsx'

/** Every address below the dashboard: its title, and what a login is good for there. */
const addresses = [
  ['/dashboard', 'Dashboard', 'view your dashboard'],
  ['/dashboard/insights', 'Insights', 'view your insights'],
  ['/dashboard/applications', 'My Applications', 'view your applications'],
  ['/dashboard/job-search', 'Job Search', 'search jobs'],
  ['/dashboard/resume-builder', 'Resume Builder', 'build your resume'],
  ['/dashboard/resume-builder/01', 'Edit Resume', 'edit your resume'],
  ['/dashboard/cover-letter', 'Cover Letter Generator', 'write cover letters'],
  ['/dashboard/interview-coach', 'Interview Coach', 'practise interviews'],
  ['/dashboard/interview-coach/01', 'Interview Practice', 'continue your practice'],
  ['/dashboard/advanced-features', 'Advanced Features', 'use the advanced features'],
  ['/dashboard/profile', 'My Profile', 'view your profile'],
  ['/dashboard/preferences', 'Job Preferences', 'view your job preferences'],
  ['/dashboard/help', 'Help Center', 'get help'],
  ['/dashboard/settings', 'Settings', 'change your settings, or to confirm a new email'],
  ['/dashboard/notifications', 'Notification Preferences', 'view your notification preferences'],
  ['/dashboard/privacy', 'Privacy Policy', 'read this page'],
  ['/dashboard/job-alerts', 'Job Alerts', 'view your job alerts'],
  ['/dashboard/subscription', 'Subscription', 'view your subscription'],
  ['/dashboard/subscription/success', 'Payment', 'see how your payment went'],
  ['/dashboard/upgrade', 'Subscription', 'change your plan'],
  ['/dashboard/nope', 'Page not found', 'continue'],
] as const

test.for(addresses)(
  'a visitor of %s reads what a login gives, and returns there after it',
  async ([path, title, words]) => {
    await openApp(`${path}?from=mail`, { person: null })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication Required')
    await expect.element(page.getByText(`Please log in to ${words}.`)).toBeVisible()
    await expect.poll(() => document.title).toBe(`${title} · Aiki`)
    const next = encodeURIComponent(`${path}?from=mail`)
    await expect
      .element(page.getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', `/auth?mode=signin&next=${next}`)
    await expect
      .element(page.getByRole('link', { name: 'Sign Up' }))
      .toHaveAttribute('href', `/auth?mode=signup&next=${next}`)
  },
)
