import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { formOfText } from '../../shared/domain/resume-import/form-of-text.ts'
import { wordsIn } from '../../shared/domain/resume-import/words-of-form.ts'
import { textOfDocx } from './text-of-docx.ts'

type Children = ConstructorParameters<typeof Document>[0]['sections'][number]['children']
type Section = Omit<ConstructorParameters<typeof Document>[0]['sections'][number], 'children'>

const docx = (children: Children, besides: Section = {}): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ ...besides, children }] }))

const paragraph = (text: string) => new Paragraph({ text })
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
const tabbed = (left: string, right: string) =>
  new Paragraph({ children: [new TextRun(left), new TextRun({ children: [new Tab(), right] })] })
const table = (rows: readonly (readonly (readonly Paragraph[])[])[]) =>
  new Table({
    rows: rows.map(cells => new TableRow({ children: cells.map(children => new TableCell({ children })) })),
  })

const job = [
  tabbed('Staff Nurse', 'Feb 2020 – Present'),
  paragraph('Federal Medical Centre, Abẹ́òkúta'),
  bullet('Care for up to 20 patients'),
  bullet('Train students'),
]

test('paragraphs, tabs, lists, headings, and contacts in the head and the foot of pages', async () => {
  const file = await docx(
    [
      heading('WORK EXPERIENCE'),
      ...job,
      heading('SKILLS'),
      bullet('Wound care'),
      bullet('Drug charts'),
      new Paragraph({
        children: [
          new ExternalHyperlink({
            link: 'https://www.linkedin.com/in/nneka',
            children: [new TextRun('LinkedIn')],
          }),
        ],
      }),
    ],
    {
      headers: {
        default: new Header({ children: [paragraph('Nneka Ọ̀gwụ'), paragraph('Registered Nurse')] }),
      },
      footers: { default: new Footer({ children: [paragraph('0706 111 2223 | nneka@example.com')] }) },
    },
  )
  const text = textOfDocx(file)
  expect(text.split('\n').filter(line => line !== '')).toEqual([
    'Nneka Ọ̀gwụ',
    'Registered Nurse',
    'WORK EXPERIENCE',
    '---',
    'Staff Nurse\tFeb 2020 – Present',
    'Federal Medical Centre, Abẹ́òkúta',
    '• Care for up to 20 patients',
    '• Train students',
    'SKILLS',
    '---',
    '• Wound care',
    '• Drug charts',
    'LinkedIn: https://www.linkedin.com/in/nneka',
    'CONTACT',
    '0706 111 2223 | nneka@example.com',
  ])
})

test('a table that only makes two columns of the page is read column by column', async () => {
  const file = await docx([
    paragraph('Nneka Ọ̀gwụ'),
    table([
      [
        [
          heading('CONTACT'),
          paragraph('nneka@example.com'),
          heading('LANGUAGES'),
          bullet('Igbo'),
          bullet('English'),
        ],
        [heading('EXPERIENCE'), ...job],
      ],
    ]),
  ])
  expect(formOfText(textOfDocx(file)).form).toMatchObject({
    fullName: 'Nneka Ọ̀gwụ',
    email: 'nneka@example.com',
    languages: 'Igbo, English',
    workExperience: [
      {
        jobTitle: 'Staff Nurse',
        company: 'Federal Medical Centre',
        place: 'Abẹ́òkúta',
        duration: 'Feb 2020 – Present',
        description: 'Care for up to 20 patients\nTrain students',
      },
    ],
  })
})

test('a table of facts is read row by row', async () => {
  const cell = (text: string) => [paragraph(text)]
  const file = await docx([
    paragraph('Nneka Ọ̀gwụ'),
    heading('EDUCATION'),
    table([
      [cell('B.N.Sc. Nursing'), cell('University of Nigeria'), cell('2013 – 2018')],
      [cell('WASSCE'), cell("Queen's School, Enugu"), cell('2012')],
    ]),
    heading('EXPERIENCE'),
    table([[cell('2020 – 2022'), [paragraph('Staff Nurse, Shell Clinic'), bullet('Night shifts')]]]),
  ])
  expect(formOfText(textOfDocx(file)).form).toMatchObject({
    education: [
      { degree: 'B.N.Sc. Nursing', school: 'University of Nigeria', year: '2013 – 2018' },
      { degree: 'WASSCE', school: "Queen's School, Enugu", year: '2012' },
    ],
    workExperience: [
      {
        jobTitle: 'Staff Nurse',
        company: 'Shell Clinic',
        place: '',
        duration: '2020 – 2022',
        description: 'Night shifts',
      },
    ],
  })
})

test('a document of another program with headings like ours is read by its words', async () => {
  const spaced = (text: string, heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ text, spacing: { before: 60 }, ...(heading && { heading }) })
  const file = await docx([
    spaced('Nneka Ọ̀gwụ', HeadingLevel.HEADING_1),
    spaced('nneka@example.com'),
    spaced('Experience', HeadingLevel.HEADING_2),
    spaced('Staff Nurse, Shell Clinic, 2020 – 2022'),
    spaced('Education', HeadingLevel.HEADING_2),
    spaced('B.N.Sc. Nursing, University of Nigeria, 2018'),
  ])
  expect(formOfText(textOfDocx(file)).form).toMatchObject({
    fullName: 'Nneka Ọ̀gwụ',
    workExperience: [
      { jobTitle: 'Staff Nurse', company: 'Shell Clinic', place: '', duration: '2020 – 2022' },
    ],
    education: [{ degree: 'B.N.Sc. Nursing', school: 'University of Nigeria', year: '2018' }],
  })
})

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const zipped = (body: string) =>
  zipSync({
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
    ),
  })
const run = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`

test.each([
  ['entities', run('<w:t>Tate &amp; Lyle &#8211; R&#x26;D</w:t>'), 'Tate & Lyle – R&D'],
  [
    'spaces between runs',
    '<w:p><w:r><w:t xml:space="preserve">Ada </w:t></w:r><w:r><w:t>Obi</w:t></w:r></w:p>',
    'Ada Obi',
  ],
  [
    'what was deleted',
    '<w:p><w:del><w:r><w:delText>Eve</w:delText></w:r></w:del><w:ins><w:r><w:t>Ada</w:t></w:r></w:ins></w:p>',
    'Ada',
  ],
  [
    'hidden text',
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r><w:r><w:t>Ada</w:t></w:r></w:p>',
    'Ada',
  ],
  ['breaks of lines', run('<w:t>Ada</w:t><w:br/><w:t>Lagos</w:t>'), 'Ada\nLagos'],
  ['fields', run('<w:instrText>HYPERLINK "http://x"</w:instrText><w:t>Ada</w:t>'), 'Ada'],
  [
    'a box of text that is there twice, for old programs too',
    '<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:txbxContent><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>',
    'Ada',
  ],
])('Word: %s', (_, body, expected) => {
  expect(textOfDocx(zipped(body)).trim()).toBe(expected)
})

test('a document that defines entities is refused', () => {
  const bomb = `<!DOCTYPE d [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]><w:document ${w}>&b;</w:document>`
  expect(() => textOfDocx(zipSync({ 'word/document.xml': strToU8(bomb) }))).toThrow()
})

test('no word is lost that another reader of such files finds', async () => {
  const file = await docx([heading('WORK'), ...job, table([[[paragraph('Chess')], [paragraph('Highlife')]]])])
  const { value } = await mammoth.extractRawText({ buffer: file })
  expect(wordsIn(textOfDocx(file))).toEqual(wordsIn(value))
})
