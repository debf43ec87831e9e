/** What is asked when the model is away: of any job, in any industry. */
export const standardQuestions = [
  'Tell me about yourself and what brings you to this role.',
  'What do you know about the work in this role, and which part of it would you begin with?',
  'Tell me about a problem at work or in your studies that you solved. What did you do, and what came of it?',
  'Describe a time when you worked with somebody who saw things differently. How did it end?',
  'Tell me about a mistake that you made. What did you do next, and what do you do differently now?',
  'How do you decide what to do first when everything seems urgent?',
  'Which of your strengths would we notice in your first month, and how have you shown it before?',
  'Where do you want to be in your work in three years, and how does this role lead there?',
] as const
