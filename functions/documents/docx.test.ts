import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { allResumeTemplates } from '../../shared/lists.ts'
import { letterDocx, resumeDocx } from './docx.ts'
import { entryLike, resumeLike, sectionLike } from './resume.testing.ts'
import { textOf } from './text-of.testing.ts'

const htmlOf = async (docx: Buffer): Promise<string> => (await mammoth.convertToHtml({ buffer: docx })).value
const textOfDocx = async (docx: Buffer): Promise<string> =>
  (await mammoth.extractRawText({ buffer: docx })).value.replace(/\s+/g, ' ').trim()
const part = (docx: Buffer, name: string): string => {
  const found = unzipSync(new Uint8Array(docx))[name]
  return found ? strFromU8(found) : ''
}
/** The text of lists has no bullets, because Word draws them. */
const said = (resume: Parameters<typeof textOf>[0]) =>
  textOf(resume, { bullet: '\u0000', capitals: false }).replaceAll('\u0000 ', '')

test.each(allResumeTemplates)('%s: the whole resume in its order, in a small file', async template => {
  const docx = await resumeDocx(resumeLike(), template)
  expect(await textOfDocx(docx)).toBe(said(resumeLike()))
  expect(docx.length).toBeLessThan(20 * 1024)
})

test("the file has Word's own headings, lists and links, and durations after a tab", async () => {
  const docx = await resumeDocx(resumeLike(), 'professional')
  const html = await htmlOf(docx)
  expect(html).toContain('<h1>Amina Bello</h1>')
  expect(html).toContain('<h2>Education</h2>')
  expect(html).toContain('<h3>Operations Officer, Gani Haulage\tMar 2023 to now</h3>')
  expect(html).toContain('<ul><li>Counted and reconciled 3,200 lines a month</li>')
  expect(html).toContain('<a href="mailto:amina@example.com">amina@example.com</a>')
  expect(html).toContain('<a href="https://aminabello.example/work">aminabello.example/work</a>')
  expect(part(docx, 'word/document.xml')).toContain('<w:tab w:val="right"')
})

test("the file's properties have its title, author and language", async () => {
  const docx = await resumeDocx(resumeLike({ name: 'Ṣẹ̀gun <Ọláyínká> & Sons' }), 'executive')
  const properties = part(docx, 'docProps/core.xml')
  expect(properties).toContain('<dc:title>Ṣẹ̀gun &lt;Ọláyínká&gt; &amp; Sons, resume</dc:title>')
  expect(properties).toContain('<dc:creator>Ṣẹ̀gun &lt;Ọláyínká&gt; &amp; Sons</dc:creator>')
  expect(part(docx, 'word/styles.xml')).toContain('w:val="en-GB"')
})

test("letters of any script stay, and characters that a Word file can't contain are removed", async () => {
  const resume = resumeLike({
    name: 'Amina محمد 🚀',
    sections: [
      sectionLike({ title: '\u0001 ' }),
      sectionLike({
        title: 'Work',
        entries: [entryLike({ title: 'Led\u0000\u000B a team\uD800', duration: '' })],
      }),
    ],
  })
  const docx = await resumeDocx(resume, 'loom')
  expect(await textOfDocx(docx)).toMatch(/^Amina محمد 🚀 .*Work Led a team\uFFFD$/)
})

test('a letter in Word has its paragraphs and lines', async () => {
  const content = 'Dear team,\n\nI saved ₦420,000.\n\nYours sincerely,\nṢẹ̀gun'
  const docx = await letterDocx({ content, name: 'Ṣẹ̀gun', contact: ['segun@example.com'] })
  expect(await htmlOf(docx)).toBe(
    '<h1>Ṣẹ̀gun</h1><p><a href="mailto:segun@example.com">segun@example.com</a></p><p>Dear team,</p><p>I saved ₦420,000.</p><p>Yours sincerely,</p><p>Ṣẹ̀gun</p>',
  )
})
