/** Those of the light look, as on paper. */
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
