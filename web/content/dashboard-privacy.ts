import { brand } from '../../shared/brand.ts'
import { contact } from './operator.ts'

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
    paragraphs: ['Mostly what you give us:'],
    points: [
      'Your account: your email, your name and your password. Only our login service keeps the password, in a form that nobody can read.',
      'Your profile and job preferences: what you chose to fill in, such as phone number, where you live, skills, salary and a picture.',
      'Your work in the app: the applications you track, their notes, your resumes and letters, your job alerts, reviews, and what you write to support.',
      'Your practice: practice sessions with your answers and their scores, LinkedIn texts with what you pasted in, skill analyses, and your chat with the career coach.',
      'Technical records: the time and the kind of each request, and whether it worked. What you type is not in these records. Also whether your mailbox refused an email of ours, or reported one as spam.',
    ],
  },
  {
    title: 'How we use it',
    paragraphs: [
      'To show you your own work on all your devices, to send the emails you asked for, to keep your account safe and to answer you. We do not show you advertisements, and we never apply for a job without you.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Your data is stored with Amazon Web Services, and it is encrypted in storage and while it travels. Amazon Cognito handles passwords and logins. Each request reaches only your own data. In Settings you can turn on two-factor login and log out everywhere.',
    ],
  },
  {
    title: 'Sharing',
    paragraphs: [
      'We never sell your data. Employers and job boards learn nothing about you from us: you decide what to send them. Amazon Web Services stores and carries the data for us and may not use it for anything else. We give data to authorities only where the law requires it.',
      'Texts, scores and advice come from a language model at Amazon Bedrock, which does not keep what it gets and does not learn from it. We never add your name, street, email or phone number. The language model gets:',
    ],
    points: [
      'for resumes, letters, LinkedIn texts and skill analyses: your work, education, skills and city, the job, what you pasted in, and the skills that your tracked jobs ask for;',
      'for interview practice: the job, the question and your answer, as you typed it;',
      'for the career coach: your messages and what was said before. Your profile, and the title, company, status and date of your newest 30 applications, only while "Let the coach see my profile and applications" is on. It is off until you turn it on.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: ['Your data is yours. You can, at any time and for free:'],
    points: [
      'read and correct it in My Profile, Job Preferences and My Applications;',
      'take all of it with you as one file: "Export my data" in Settings;',
      'delete a practice session, a LinkedIn text or a skill analysis where you see it, and clear the chat with the coach;',
      'leave: "Delete my account" in Settings closes your account at once, and your data is deleted within 30 days;',
      'choose which emails you get, in Notification Preferences.',
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
