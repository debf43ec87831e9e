/** Those of the light look, as on paper. */
export const colours = {
  indigo: '#252C69',
  ginger: '#F9B221',
  ink: '#121730',
  quiet: '#4B5168',
  line: '#DFDED8',
} as const
