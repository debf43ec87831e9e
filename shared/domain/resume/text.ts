import type { ResumeTemplate } from '../../lists.ts'
import { fold } from '../jobs/fold.ts'
import { banners } from './banner.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { shownEntryTitle } from './entry-title.ts'
import { parseResume } from './parse.ts'

const flow = ({ paragraphs, bullets }: Pick<ResumeEntry, 'paragraphs' | 'bullets'>): string[] => [
  ...paragraphs.flatMap((text, at) => (at === 0 ? [text] : ['', text])),
  ...bullets.map(text => `- ${text}`),
]

const entry = (of: ResumeEntry): string[] => {
  const heading = shownEntryTitle(of.title, of.organisation)
  const below = [of.duration, ...of.details].filter(text => text !== '').join(' · ')
  return [heading, ...(below === '' ? [] : [below]), ...flow(of)]
}

const section = (of: ResumeSection): string => {
  const title = of.title.toUpperCase()
  const blocks = [flow(of), ...of.entries.map(entry)].filter(lines => lines.length > 0)
  return [title, '-'.repeat([...title].length), blocks.map(lines => lines.join('\n')).join('\n\n')].join('\n')
}

const plainText = ({ name, headline, contact, sections }: ResumeDocument): string => {
  const header = [name, headline, contact.join(' · ')].filter(line => line !== '')
  return [...(header.length > 0 ? [header.join('\n')] : []), ...sections.map(section)].join('\n\n')
}

/** The text file of a resume: its words without marks of Markdown, between the banners of its template. */
export const resumeText = (markdown: string, template: ResumeTemplate): string => {
  const { above, below } = banners[template]
  return `${[above.join('\n'), plainText(parseResume(markdown)), below.join('\n')].join('\n\n')}\n`
}

const longestName = 80

/**
 * The name of a downloaded file: the title in small letters, each sign that is no letter or digit an underscore.
 * `extension` is without a dot.
 */
export const downloadName = (title: string, extension: string): string => {
  const name = [
    ...fold(title.toWellFormed())
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]/gu, '_'),
  ]
    .slice(0, longestName)
    .join('')
  return `${/[^_]/.test(name) ? name : 'document'}.${extension}`
}
