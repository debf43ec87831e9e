import type { ResumeForm } from '../../api/resume-form.ts'
import { type TruthReport, unsupported } from '../truth/report.ts'
import { sentencesOf } from '../truth/sentences.ts'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { formOfDocument } from './form-of-document.ts'
import { groupLabel, itemsOf } from './items.ts'

/** The lines of a resume that have no source, and that the person did not vouch for. */
export type UnsupportedLines = {
  /** What of a line has no source: the line, some of its sentences, or nothing (''). */
  readonly of: (line: string) => string
  /** The form of the document without these lines. Its entries of work are those of the document, in their order. */
  readonly formWithout: (document: ResumeDocument) => ResumeForm
}

const blankEntry: ResumeEntry = {
  title: '',
  organisation: '',
  duration: '',
  details: [],
  paragraphs: [],
  bullets: [],
}

/** Whether a line is the heading of an entry: it says its title, and nothing besides its employer and its time. */
const isHeadingOf = ({ title, organisation, duration }: ResumeEntry, line: string): boolean => {
  if (title === '' || !line.startsWith(title)) return false
  const rest = line.slice(title.length).replace(organisation, '').replace(duration, '')
  return /^(?: at)?[\s\p{P}\p{S}]*$/u.test(rest)
}

export const unsupportedLines = (report: TruthReport): UnsupportedLines => {
  const texts = new Set(unsupported(report).map(({ text }) => text))
  const sentencesIn = (line: string): string[] =>
    sentencesOf(line, 0, line.length).map(({ start, end }) => line.slice(start, end))
  const of = (line: string): string =>
    texts.has(line)
      ? line
      : sentencesIn(line)
          .filter(sentence => texts.has(sentence))
          .join(' ')
  const supported = (lines: readonly string[]): string[] =>
    lines
      .map(line =>
        texts.has(line)
          ? ''
          : sentencesIn(line)
              .filter(sentence => !texts.has(sentence))
              .join(' '),
      )
      .filter(line => line !== '')
  const supportedItems = (lines: readonly string[]): string[] =>
    lines.map(line => {
      const [label = ''] = groupLabel.exec(line) ?? []
      return (
        label +
        itemsOf(line.slice(label.length))
          .filter(item => !texts.has(item))
          .join(', ')
      )
    })
  /** An entry under a heading without a source says nothing that is certain of any job. */
  const supportedEntry = (entry: ResumeEntry): ResumeEntry => {
    if ([...texts].some(text => isHeadingOf(entry, text))) return blankEntry
    return { ...entry, paragraphs: supported(entry.paragraphs), bullets: supported(entry.bullets) }
  }
  const supportedSection = (section: ResumeSection): ResumeSection => {
    const ofTexts = section.kind === 'skills' ? supportedItems : supported
    return {
      ...section,
      paragraphs: ofTexts(section.paragraphs),
      bullets: ofTexts(section.bullets),
      entries: section.entries.map(supportedEntry),
    }
  }
  return {
    of,
    formWithout: document => {
      const headline = texts.has(document.headline) ? '' : document.headline
      return formOfDocument({ ...document, headline, sections: document.sections.map(supportedSection) })
    },
  }
}
