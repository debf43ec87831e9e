import { brand } from '../../shared/brand.ts'
import { contact } from './contact.ts'

type Section = {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

export const privacyUpdated = 'January 2025'

/** The privacy policy as it stands inside the app: what the app does, in plain words. */
export const privacySections: readonly Section[] = [
  {
    title: 'What we collect',
    paragraphs: ['What you give us, and little besides:'],
    points: [
      'Your account: your email, your name, and a password that only the sign-in service holds, and not in readable form.',
      'Your profile and job preferences: what you chose to fill in, such as phone number, place, skills, salary and a picture.',
      'Your work in the app: the applications you track, their notes, your job alerts, reviews, and what you write to support.',
      'What keeps the service running: the time, the kind of each request and whether it worked. The words you type are not in these records.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'To show you your own work on all your devices, to send the emails you asked for, to keep your account safe and to answer you. We do not show you advertisements, and no job is applied for without you.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Your data is stored with Amazon Web Services, encrypted where it lies and on its way. Amazon Cognito handles passwords and sign-in. Each request reaches your own data only. You can turn on two-factor sign-in and sign out everywhere in Settings.',
    ],
  },
  {
    title: 'Sharing',
    paragraphs: [
      'We never sell your data. Employers and job boards learn nothing of you from us: you decide what to send them. Amazon Web Services stores and carries the data for us and may not use it for anything else. We hand data to authorities only where the law makes us.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: ['Your data is yours. You can, at any time and for free:'],
    points: [
      'read and correct it in My Profile, Job Preferences and My Applications;',
      'take all of it with you as one file: "Export my data" in Settings;',
      'leave: "Delete my account" in Settings ends the account at once, and your data is removed within 30 days;',
      'say which emails you want in Notification Preferences.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      `Questions about your privacy go to ${brand.supportEmail}. We reply within 48 hours.`,
      contact.address.join(', '),
    ],
  },
]
