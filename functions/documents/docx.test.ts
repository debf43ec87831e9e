import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { fitted } from '../../shared/domain/paper/fitted.ts'
import { looks } from '../../shared/domain/paper/looks.ts'
import { resumeBlocks } from '../../shared/domain/paper/resume-blocks.ts'
import { printedResume } from '../../shared/domain/resume/printed.ts'
import { allResumeTemplates } from '../../shared/lists.ts'
import { letterDocx, resumeDocx } from './docx.ts'
import { entryLike, fullPage, resumeLike, sectionLike } from './resume.testing.ts'
import { inDocx, textOf } from './text-of.testing.ts'
import { inWord, measureInWord } from './word-fonts.ts'

const htmlOf = async (docx: Buffer): Promise<string> => (await mammoth.convertToHtml({ buffer: docx })).value
const textOfDocx = async (docx: Buffer): Promise<string> =>
  (await mammoth.extractRawText({ buffer: docx })).value.replace(/\s+/g, ' ').trim()
const part = (docx: Buffer, name: string): string => {
  const found = unzipSync(new Uint8Array(docx))[name]
  return found ? strFromU8(found) : ''
}
test.each(allResumeTemplates)('%s: the whole resume in its order, in a small file', async template => {
  const docx = await resumeDocx(resumeLike(), { template })
  // Contacts have a bar between them, or begin a line.
  const barless = (text: string): string => text.replaceAll(' | ', ' ')
  expect(barless(await textOfDocx(docx))).toBe(barless(textOf(resumeLike(), { template }, inDocx)))
  expect(docx.length).toBeLessThan(20 * 1024)
})

test("the file has Word's own headings, lists and links, and durations after a tab", async () => {
  const docx = await resumeDocx(resumeLike(), { template: 'professional' })
  const html = await htmlOf(docx)
  expect(html).toContain('<h1>Amina Bello</h1>')
  expect(html).toContain('<h2>Education</h2>')
  expect(html).toContain('<h3>Operations Officer\tMar 2023 – Present</h3><h4>Gani Haulage\tApapa</h4>')
  expect(html).toContain('<ul><li>Counted and reconciled 3,200 lines a month</li>')
  expect(html).toContain('<a href="mailto:amina@example.com">amina@example.com</a>')
  expect(html).toContain('<a href="https://aminabello.example/work">aminabello.example/work</a>')
  expect(part(docx, 'word/document.xml')).toContain('<w:tab w:val="right"')
})

test("the file's properties have its title, author and language", async () => {
  const docx = await resumeDocx(resumeLike({ name: 'Ṣẹ̀gun <Ọláyínká> & Sons' }), { template: 'executive' })
  const properties = part(docx, 'docProps/core.xml')
  expect(properties).toContain('<dc:title>Segun &lt;Olayinka&gt; &amp; Sons, resume</dc:title>')
  expect(properties).toContain('<dc:creator>Segun &lt;Olayinka&gt; &amp; Sons</dc:creator>')
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
  const docx = await resumeDocx(resume, { template: 'loom' })
  expect(await textOfDocx(docx)).toMatch(/^Amina محمد 🚀 .*Work Experience Led a team\uFFFD$/)
})

test.each(allResumeTemplates)('%s: one page holds in Word what it holds in a PDF', template => {
  const resume = printedResume(fullPage(), { template })
  expect(fitted(look => resumeBlocks(resume, look), looks[template], measureInWord, inWord).pages).toBe(1)
})

test('every page but the first has its number', async () => {
  const docx = await resumeDocx(resumeLike(), { template: 'loom' })
  expect(part(docx, 'word/document.xml')).toContain('<w:titlePg')
  expect([1, 2].map(number => part(docx, `word/footer${number}.xml`)).join()).toMatch(/PAGE/)
})

test('a letter in Word has its paragraphs and lines', async () => {
  const content = 'Dear team,\n\nI saved ₦420,000.\n\nYours sincerely,\nṢẹ̀gun'
  const docx = await letterDocx({ content, name: 'Ṣẹ̀gun', contact: ['segun@example.com'] })
  expect(await htmlOf(docx)).toBe(
    '<h1>Ṣẹ̀gun</h1><p><a href="mailto:segun@example.com">segun@example.com</a></p><p>Dear team,</p><p>I saved ₦420,000.</p><p>Yours sincerely,</p><p>Ṣẹ̀gun</p>',
  )
})
