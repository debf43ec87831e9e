import type { Mailing } from '../../../shared/lists.ts'

type Words = {
  /** Where the link ends more than emails. */
  readonly what?: 'reminders'
  /** What the button will end. */
  readonly ask: string
  /** The heading after the press. */
  readonly ended: string
  /** What goes on. */
  readonly rest: string
}

/** What the page of a mail's link says of each kind of mail. */
export const mailingWords: Readonly<Record<Mailing, Words>> = {
  applicationUpdates: {
    ask: 'This stops our emails about jobs that Aiki tracked for you, and about applications that you imported. You still get your other emails.',
    ended: 'No more application updates',
    rest: 'Your applications stay as they are, and you see every change in the app.',
  },
  interviewReminders: {
    what: 'reminders',
    ask: 'This stops our reminders a day and an hour before an interview, by email and in the app. You still get your other emails.',
    ended: 'No more interview reminders',
    rest: 'Your Dashboard still shows your interviews, with their day and time.',
  },
  weeklySummary: {
    ask: 'This stops the summary of your week, which comes on Monday mornings. You still get your other emails.',
    ended: 'No more weekly summaries',
    rest: 'Your Dashboard shows at any time how your search is going.',
  },
}
