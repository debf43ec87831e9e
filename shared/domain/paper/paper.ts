/** A sheet of paper, in points. */
export const a4 = { width: 595.28, height: 841.89 } as const

/** The colours of the light theme. */
export const colours = {
  indigo: '#252C69',
  brand: '#323D8A',
  ginger: '#F9B221',
  paleGinger: '#FFCC63',
  paleIndigo: '#CFD8F6',
  ink: '#121730',
  quiet: '#4B5168',
  line: '#DFDED8',
  paper: '#FFFFFF',
} as const
