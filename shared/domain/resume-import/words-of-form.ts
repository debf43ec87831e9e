import type { ResumeForm } from '../../api/resume-form.ts'
import { headingOf } from '../resume/headings.ts'
import type { Section } from '../resume/sections.ts'
import { type Line, textOf } from './lines.ts'
import { tableHead } from './table-heads.ts'

/** A form as it was read from a resume. */
export type ReadResume = {
  readonly form: ResumeForm
  /** What found no place in the form, a line each. */
  readonly unplaced: string[]
}

/** The words and figures of a text, in small letters. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of all fields. */
export const wordsOfForm = ({ workExperience, education, ...fields }: ResumeForm): Set<string> =>
  new Set([fields, ...workExperience, ...education].flatMap(part => Object.values(part).flatMap(wordsIn)))

/** What only announces a description: `Key responsibilities:`. */
export const dutiesHeading =
  /^(?:(?:key |main |core |major |job |some |my )*(?:responsibilities|duties|achievements|accomplishments|functions|job description|description|roles?|highlights|tasks)(?:,? (?:and|&) (?:responsibilities|duties|achievements|accomplishments)|, accomplishments and related skills)?(?: (?:include|included|performed))?)\s*:?$/i

/** Words that only announce the words behind them, or join them. */
const announcing: readonly string[] = wordsIn(
  'e-mail email mail address phone telephone tel mobile cell gsm whatsapp number no nos contact linkedin github portfolio ' +
    'website web url link location name names full surname first last other middle and at with from date dates duration ' +
    'period curriculum vitae year position held title post present company organization organisation employer role degree school institution course ' +
    'as i am my is live speak languages language known spoken hobbies interests other of study grade gpa class qualification obtained home residential job t e a m p w in gh',
)

/** A longer word may have been cut where the form ends. */
const longestWord = 100

/** The sections whose lines may begin with a label in a cell of its own, such as `Languages`. */
const listed: ReadonlySet<Section<Line>['kind']> = new Set(['skills', 'technicalSkills', 'softSkills'])

/** How long a job took is clear from its dates. */
const length = /\(?\b\d{1,2}\+? (?:years?|yrs?|months?|mos?)(?:,? (?:and )?\d{1,2} (?:months?|mos?))?\b\)?$/i

/** The lines with a word that is neither in the form nor unplaced. The person sees them, so that no rule can lose a word. */
export const missedLines = (sections: readonly Section<Line>[], { form, unplaced }: ReadResume): string[] => {
  const known = new Set([...announcing, ...wordsOfForm(form), ...unplaced.flatMap(wordsIn)])
  const isMissed = (text: string): boolean => {
    const behindLabel = text.replace(/^[^:\t,]{2,40}(?:\t ?)?:/, '').replace(length, '')
    return (
      wordsIn(behindLabel).some(word => word.length <= longestWord && !known.has(word)) &&
      !dutiesHeading.test(text)
    )
  }
  return sections.flatMap(({ kind, lines }) =>
    listed.has(kind)
      ? lines.flatMap(({ text }) =>
          text.split('\t').filter(cell => isMissed(cell) && headingOf(cell) === null),
        )
      : lines.filter(({ text }) => isMissed(text) && !tableHead(text.split('\t'))).map(textOf),
  )
}
