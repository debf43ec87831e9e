import type { Line } from './lines.ts'

// The first form of Europass has a label before each value, in a cell of its own, which may take two lines. The employer
// stands below the duties.

const labels: readonly (readonly [RegExp, string])[] = [
  [/^dates(?: \(from[^)]*\))?\t/i, ''],
  [/^occupation or(?: position held)?\t/i, 'Position: '],
  [/^main activities(?: and(?: responsibilities)?)?\t/i, 'Duties: '],
  [/^name and address(?: of(?: employer)?)?\t/i, 'Organisation: '],
  [/^title of qualification(?: awarded)?\t/i, 'Degree: '],
  [/^name and type of[^\t]*\t/i, 'School: '],
]
const restOfLabel =
  /^(?:(?:or )?position held|(?:and )?responsibilities|(?:of )?employer|awarded|organi[sz]ation|(?:organi[sz]ation )?providing education|education and training|and training|training)$/i

const isLabelled = ({ text }: Line): boolean => labels.some(([label]) => label.test(text))

/** The lines with the labels that most people write, and each employer above the duties. */
export const withPlainLabels = (lines: readonly Line[]): readonly Line[] => {
  if (lines.filter(isLabelled).length < 2) return lines
  const all: Line[] = []
  for (const line of lines) {
    if (restOfLabel.test(line.text)) continue
    const [label, word = ''] = labels.find(([pattern]) => pattern.test(line.text)) ?? []
    const text = label ? line.text.replace(label, word) : line.text
    const duties = all.findLastIndex(above => above.bullet === 'sign' || /^Position: /.test(above.text))
    if (word === 'Organisation: ' && all[duties]?.bullet === 'sign') all.splice(duties, 0, { ...line, text })
    else if (word === 'Duties: ')
      all.push({ ...line, text: text.replace(word, ''), bullet: 'sign', gap: false })
    // The dates begin a job or a course.
    else all.push({ ...line, text, gap: label !== undefined && word === '' })
  }
  return all
}
