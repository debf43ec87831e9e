import type { ResumeTemplate } from '../../lists.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { shownEntryTitle } from './entry.ts'
import { parseResume } from './parse.ts'
import { printedResume } from './printed.ts'

const width = 60

const centred = (words: string, edge = ''): string => {
  const room = width - 2 * edge.length
  const left = Math.floor((room - words.length) / 2)
  return `${edge}${' '.repeat(left)}${words}${' '.repeat(room - left - words.length)}${edge}`.trimEnd()
}
const row = (pattern: string): string => pattern.repeat(Math.ceil(width / pattern.length)).slice(0, width)

type Banner = { readonly above: readonly string[]; readonly below: readonly string[] }

/** The lines around the text of a resume, of each template its own, and one at the end. At most 60 columns of ASCII. */
export const banners: Readonly<Record<ResumeTemplate, Banner>> = {
  minimalist: {
    above: [row('-'), 'MINIMALIST RESUME', row('-')],
    below: [row('-')],
  },
  bold: {
    above: [row('#'), row('#'), centred('B O L D   R E S U M E', '##'), row('#'), row('#')],
    below: [row('#')],
  },
  professional: {
    above: [row('='), centred('PROFESSIONAL RESUME'), row('=')],
    below: [row('=')],
  },
  executive: {
    above: [`+${row('-').slice(2)}+`, centred('* EXECUTIVE RESUME *', '|'), `+${row('-').slice(2)}+`],
    below: [`+${row('-').slice(2)}+`],
  },
  'first-job': {
    above: [row('.'), centred('FIRST-JOB RESUME', ':'), row('.')],
    below: [row('.')],
  },
  trade: {
    above: [row('='), centred('TRADE RESUME', '[]'), row('-')],
    below: [row('=-')],
  },
  loom: {
    above: [row('/\\'), row('\\/'), centred('LOOM RESUME', '||'), row('/\\'), row('\\/')],
    below: [row('/\\')],
  },
}

const bodyLines = ({ paragraphs, bullets }: Pick<ResumeEntry, 'paragraphs' | 'bullets'>): string[] => [
  ...paragraphs.flatMap((text, at) => (at === 0 ? [text] : ['', text])),
  ...bullets.map(text => `- ${text}`),
]

const entry = (of: ResumeEntry): string[] => {
  const heading = shownEntryTitle(of.title, of.organisation)
  const below = [of.duration, ...of.details].filter(text => text !== '').join(' · ')
  return [heading, ...(below === '' ? [] : [below]), ...bodyLines(of)]
}

const section = (of: ResumeSection): string => {
  const title = of.title.toUpperCase()
  const blocks = [bodyLines(of), ...of.entries.map(entry)].filter(lines => lines.length > 0)
  return [title, '-'.repeat([...title].length), blocks.map(lines => lines.join('\n')).join('\n\n')].join('\n')
}

const plainText = ({ name, headline, contact, sections }: ResumeDocument): string => {
  const header = [name, headline, contact.join(' · ')].filter(line => line !== '')
  return [...(header.length > 0 ? [header.join('\n')] : []), ...sections.map(section)].join('\n\n')
}

/** The text file of a resume: its words as they are printed, between the banners of its template. */
export const resumeText = (markdown: string, template: ResumeTemplate, plainName = false): string => {
  const { above, below } = banners[template]
  const text = plainText(printedResume(parseResume(markdown), { template, plainName }))
  return `${[above.join('\n'), text, below.join('\n')].join('\n\n')}\n`
}
