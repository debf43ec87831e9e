import { paths } from '../../paths.ts'
import type { ComingWords } from './coming.tsx'

export const interviewCoachWords: ComingWords = {
  title: 'Interview Coach',
  text: 'Practise the questions before somebody asks them.',
  motif: 'talk',
  will: [
    'Ask questions for the job and the industry that you name.',
    'Score each answer, say what was strong, and what to change.',
    'Keep every session, so that you see the change.',
    'Practice needs Pro or Elite.',
  ],
  meanwhile: {
    text: 'Until then, write the day, the place and what you were asked into the notes of each application. That is what the next interview is prepared from.',
    link: { to: paths.applications, label: 'Open My Applications' },
  },
}

export const advancedFeaturesWords: ComingWords = {
  title: 'Advanced Features',
  text: 'LinkedIn optimiser, skill gap analyser and career coach.',
  motif: 'grid',
  will: [
    'Rewrite your LinkedIn headline, summary or bio for the role that you want.',
    'Compare your skills with a role, and name the next steps and certificates.',
    'Answer questions about your career in a chat, on Elite.',
  ],
  meanwhile: {
    text: 'All three read My Profile. What you fill in now is there when they open.',
    link: { to: paths.profile, label: 'Fill in My Profile' },
  },
}

export const insightsWords: ComingWords = {
  title: 'Insights',
  text: 'What your search tells you.',
  motif: 'bars',
  will: [
    'Show how many of your applications came to an answer, an interview and an offer.',
    'Show your pace by the week, and how long answers take.',
    'Compare where your jobs came from.',
  ],
  meanwhile: {
    text: 'It counts what you track. Each application you add now is in it from the first day.',
    link: { to: paths.applications, label: 'Open My Applications' },
  },
}
