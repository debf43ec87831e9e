/** The links of the form, and the words before each in a resume. */
export const linkFields = [
  ['linkedinUrl', 'LinkedIn'],
  ['portfolioUrl', 'Portfolio'],
  ['githubUrl', 'GitHub'],
] as const

/** Before a grade that is a figure alone. */
export const gradeLabel = 'GPA: '

/** Before soft skills that stand alone. */
export const softLabel = 'Soft skills: '

/** The words before the items of a list: `Tools: Git, Docker`. */
export const groupLabel = /^([^:,;]{2,40}): +/
