/** The figures that the site shows. They are words, not measured: an operator edits them here. */
export const landingFigures = [
  { figure: '50K+', label: 'jobs applied' },
  { figure: '95%', label: 'success' },
  { figure: '24/7', label: 'assistant' },
  { figure: '10,000+', label: 'professionals' },
] as const

export const aboutFigures = [
  { figure: '10,000+', label: 'job seekers helped' },
  { figure: '20+', label: 'boards connected' },
  { figure: '95%', label: 'application success rate' },
  { figure: '50,000+', label: 'applications sent' },
] as const
