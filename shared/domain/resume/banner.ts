import type { ResumeTemplate } from '../../lists.ts'

const width = 60

const centred = (words: string, edge = ''): string => {
  const room = width - 2 * edge.length
  const left = Math.floor((room - words.length) / 2)
  return `${edge}${' '.repeat(left)}${words}${' '.repeat(room - left - words.length)}${edge}`.trimEnd()
}
const row = (pattern: string): string => pattern.repeat(Math.ceil(width / pattern.length)).slice(0, width)

type Banner = { readonly above: readonly string[]; readonly below: readonly string[] }

/** The lines around the text of a resume, of each template its own. At most 60 columns of ASCII. */
export const banners: Readonly<Record<ResumeTemplate, Banner>> = {
  minimalist: {
    above: [row('-'), 'MINIMALIST RESUME', row('-')],
    below: [row('-')],
  },
  bold: {
    above: [row('#'), row('#'), centred('B O L D   R E S U M E', '##'), row('#'), row('#')],
    below: [row('#'), row('#')],
  },
  professional: {
    above: [row('='), centred('PROFESSIONAL RESUME'), row('=')],
    below: [row('='), row('=')],
  },
  executive: {
    above: [`+${row('-').slice(2)}+`, centred('* EXECUTIVE RESUME *', '|'), `+${row('-').slice(2)}+`],
    below: [`+${row('-').slice(2)}+`],
  },
  loom: {
    above: [row('/\\'), row('\\/'), centred('LOOM RESUME', '||'), row('/\\'), row('\\/')],
    below: [row('/\\'), row('\\/')],
  },
}
