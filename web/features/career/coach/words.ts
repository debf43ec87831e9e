export const coachTitle = 'Career coach'

/** Said where nobody knows why there is no reply. */
export const coachFailed = 'The coach could not answer. Your message is kept. Please try again.'

export const lostWords = 'The connection was lost. Your message is kept on this device.'

export const stoppedWords = 'You stopped it. What the coach had written is not kept.'

export const sharedWords =
  'It then reads the skills, work, education and town of your profile and main resume, and the titles, companies, statuses and dates of your newest 30 applications. Never your name, address, phone number or email.'

export const disclaimer =
  'The coach is AI: it can be wrong, and it is no lawyer or doctor. Check what matters before you act on it.'

/** What a chat may begin with. */
export const starters = [
  'How do I follow up on an application that nobody answered?',
  'How do I ask for more pay without losing the offer?',
  'How do I explain a gap in my work?',
  'What should I ask at the end of an interview?',
] as const
/** The same where the coach sees the applications. */
export const starterOnShared = 'Which of my applications should I work on first?'
