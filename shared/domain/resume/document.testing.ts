import fc from 'fast-check'
import type { ResumeDocument, ResumeEntry, ResumeSection } from './document.ts'
import { documentSectionOf } from './headings.ts'
import { oneLine } from './plain-words.ts'

// What Markdown, or our own reading of it, would take for something else, beside what people write.
const pieces = [
  ...[
    '**',
    '*',
    '_',
    '__',
    '`',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '](',
    '[a](b)',
    '<b>',
    '<a@b.co>',
    '\\',
    '\\*',
    '#',
    '###',
    ' #',
  ],
  ...[
    '-',
    '- ',
    '+ ',
    '1. ',
    '12) ',
    '> ',
    '·',
    ' · ',
    '•',
    ' | ',
    '|',
    ', ',
    ' at ',
    ' — ',
    ' – ',
    ' - ',
    '---',
    '```',
    '___',
  ],
  ...[
    '2023',
    'Mar 2023',
    'now',
    'three years',
    '(2020)',
    'to',
    'Present',
    '2019 - 2021',
    '4.5/5.0',
    '₦2,000,000',
    '18%',
    '&',
  ],
  ...[
    'Amina',
    'Bello',
    'Operations Officer',
    'Gani Haulage',
    'Ọ̀ṣun',
    'Ìbàdàn',
    'Nnụkwụ',
    'عائشة',
    '👩🏾‍💻',
    'é',
    'C#',
    'C++',
  ],
  ...[
    'Skills',
    'WORK',
    'Education:',
    'Summary',
    'amina@example.com',
    '0803 000 0142',
    'linkedin.com/in/_amina_',
    'https://a.dev/x_y_z',
  ],
  ...[
    'First Class',
    'Second Class Upper',
    'cut late deliveries',
    'and',
    '.',
    '!',
    '"',
    "'",
    ';',
    ':',
    '@',
    '=',
    '~',
    '^',
    '{',
    '}',
  ],
]

const text = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constant(' '),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(parts => oneLine(parts.join('')))
  .filter(said => said !== '')

const texts = fc.array(text, { maxLength: 3 })

const entry: fc.Arbitrary<ResumeEntry> = fc.record({
  title: text,
  organisation: fc.oneof(text, fc.constant('')),
  duration: fc.oneof(text, fc.constantFrom('', 'Mar 2023 to now', '2020')),
  details: texts,
  paragraphs: texts,
  bullets: texts,
})

const section: fc.Arbitrary<ResumeSection> = fc
  .record({
    title: fc.oneof(
      text,
      fc.constantFrom('Summary', 'Work', 'Education', 'Skills', 'Links', 'Projects', 'Awards'),
    ),
    paragraphs: texts,
    bullets: texts,
    entries: fc.array(entry, { maxLength: 3 }),
  })
  .map(said => ({ ...said, kind: documentSectionOf(said.title) }))

/** Any document that a text can say, odd ones most of all. */
export const anyDocument: fc.Arbitrary<ResumeDocument> = fc.record({
  name: fc.oneof(text, fc.constant('')),
  headline: fc.oneof(text, fc.constant('')),
  contact: texts,
  sections: fc.array(section, { maxLength: 4 }),
})

const line = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      '',
      '# ',
      '## ',
      '### ',
      '#### ',
      '- ',
      '* ',
      '  - ',
      '1. ',
      '> ',
      '    ',
      '· ',
      '**',
      '| ',
    ),
    fc.oneof(
      text,
      fc.constantFrom('', '', '---', 'Work', 'Skills', '**Education**', 'Mar 2023 to now · Apapa'),
    ),
    fc.constantFrom('', '', '', '**', ' ##', ':', '  ', '\\'),
  )
  .map(parts => parts.join(''))

/** Any text that a person may have in the editor. */
export const anyText: fc.Arbitrary<string> = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom('\n', '\r\n'))
  .map(([lines, end]) => lines.join(end))
