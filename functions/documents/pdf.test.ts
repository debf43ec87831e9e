import { expect, test } from 'vitest'
import { plainName } from '../../shared/domain/resume/plain-name.ts'
import { allResumeTemplates } from '../../shared/lists.ts'
import { letterPdf, resumePdf } from './pdf.ts'
import { readPdf } from './read-pdf.testing.ts'
import { entryLike, fullPage, resumeLike, sectionLike } from './resume.testing.ts'
import { inPdf, textOf } from './text-of.testing.ts'

test.each(allResumeTemplates)('%s: the whole resume on one small page, in order', async template => {
  const pdf = await resumePdf(resumeLike(), { template })
  const { pages } = await readPdf(pdf)
  expect(pages).toEqual([textOf(resumeLike(), { template }, inPdf)])
  expect(pdf.length).toBeLessThanOrEqual(60 * 1024)
})

const names = [
  'Ọláyínká Ṣẹ̀gun Ńnéka',
  'Adéṣọlá Ẹ̀kẹ́ìmọ̀',
  'Chịnụa Ọ̀gwụ Ṅnamdị Ị́fẹ́ị̀ọ̀mà',
  'Ɓala Ɗanƙwai Ƴar’adua ɓƙɗƴ',
  'Łukasz Dvořák-Ñúñez',
]
test.each(allResumeTemplates.flatMap(template => names.map(name => [template, name] as const)))(
  '%s: %s reads back as it is written, wherever it stands',
  async (template, name) => {
    const resume = resumeLike({
      name: name.normalize('NFD'),
      headline: `${name}, ₦420,000`,
      contact: [name, 'someone@example.com'],
      sections: [
        sectionLike({
          title: name,
          paragraphs: [name],
          entries: [entryLike({ title: name, organisation: name, duration: '2020 – 2021', bullets: [name] })],
        }),
      ],
    })
    const { pages, info } = await readPdf(await resumePdf(resume, { template }))
    expect(pages).toEqual([textOf(resume, { template }, inPdf)])
    expect(info).toMatchObject({
      Title: `${plainName(name)}, resume`,
      Author: plainName(name),
      Language: 'en',
    })
  },
)

test("the person's addresses are links, and words with points are not", async () => {
  const resume = resumeLike({
    contact: ['Lagos', 'amina.bello+jobs@example.com', 'linkedin.com/in/amina', 'https://ámina.example/cv)'],
    sections: [
      sectionLike({ kind: 'skills', title: 'Skills', paragraphs: ['Node.js, B.Sc, javascript:alert(1)'] }),
      sectionLike({ kind: 'links', title: 'Links', bullets: ['GitHub: github.com/amina.'] }),
      sectionLike({ kind: 'summary', title: 'About', paragraphs: ['More at https://amina.example/work.'] }),
    ],
  })
  const { links, pages } = await readPdf(await resumePdf(resume, { template: 'professional' }))
  expect(links).toEqual([
    'mailto:amina.bello+jobs@example.com',
    'https://linkedin.com/in/amina',
    'https://xn--mina-4na.example/cv',
    'https://github.com/amina',
    'https://amina.example/work',
  ])
  expect(pages).toEqual([textOf(resume, { template: 'professional' }, inPdf)])
})

test('tags name headings, lists and links for screen readers', async () => {
  const { roles } = await readPdf(await resumePdf(resumeLike(), { template: 'loom' }))
  expect(roles.slice(1, 10)).toEqual(['Document', 'H1', 'P', 'P', 'P', 'Link', 'P', 'Link', 'P'])
  expect(roles.filter(role => role === 'H2')).toHaveLength(6)
  expect(roles.filter(role => role === 'L')).toHaveLength(3)
  expect(roles.filter(role => role === 'LI')).toHaveLength(6)
})

const bullets = (count: number) =>
  Array.from(
    { length: count },
    (_, number) => `Bullet ${number} says what was done, and what it led to by ${number}%`,
  )

const entries = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    entryLike({
      title: `Role ${number}`,
      organisation: 'A company',
      duration: `${1980 + number} to ${1981 + number}`,
      details: ['Lagos'],
      bullets: bullets(7),
    }),
  )

test.each(allResumeTemplates)(
  '%s: a long resume has every line once, and its pages have numbers',
  async template => {
    const resume = resumeLike({
      sections: [sectionLike({ kind: 'work', title: 'Work', entries: entries(28) })],
    })
    const { pages } = await readPdf(await resumePdf(resume, { template }))
    expect(pages.length).toBeGreaterThanOrEqual(5)
    expect(pages[0]).not.toContain(`1/${pages.length}`)
    const heads = pages.map((_, at) => (at === 0 ? '' : `Amina Bello · ${at + 1}/${pages.length}`))
    for (const [at, page] of pages.entries()) expect(page.startsWith(heads[at] ?? '-')).toBe(true)
    const texts = pages.map((page, at) => page.slice(heads[at]?.length ?? 0).trim())
    expect(texts.join(' ')).toBe(textOf(resume, { template }, inPdf))
  },
)

test.each(allResumeTemplates)('%s: one page holds what it holds in the others', async template => {
  expect((await readPdf(await resumePdf(fullPage(), { template }))).pages).toHaveLength(1)
})

test('a last page of a few lines is avoided', async () => {
  const sized = async (count: number) => {
    const resume = resumeLike({ sections: [sectionLike({ title: 'Work', bullets: bullets(count) })] })
    return (await readPdf(await resumePdf(resume, { template: 'minimalist' }))).pages.length
  }
  expect(await sized(30)).toBe(1)
  expect(await sized(32)).toBe(1)
  expect(await sized(60)).toBe(2)
})

test.each(allResumeTemplates)(
  '%s: a word longer than a line is broken, and stays whole in the text',
  async template => {
    const word = 'Ẹ̀'.repeat(300)
    const resume = resumeLike({
      name: word,
      sections: [
        sectionLike({
          title: word,
          entries: [entryLike({ title: word, duration: word, bullets: [word, 'end'] })],
        }),
      ],
    })
    const { pages } = await readPdf(await resumePdf(resume, { template }))
    const heads = pages.map((_, at) => (at === 0 ? '' : ` · ${at + 1}/${pages.length}`))
    const texts = pages.map((page, at) => page.slice(page.indexOf(heads[at] ?? '-')))
    expect(texts.join('').replace(/[^Ẹ]/g, '')).toHaveLength(5 * 300)
    expect(texts.join('').match(/end/g)).toHaveLength(1)
  },
)

test('the page number fits beside the longest name', async () => {
  const { pages } = await readPdf(
    await resumePdf(resumeLike({ name: 'Amina '.repeat(2000) }), { template: 'bold' }),
  )
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.at(-1)).toContain(`${'Amina '.repeat(9)}Amina… · ${pages.length}/${pages.length} `)
})

test('empty parts leave no heading and no space', async () => {
  const resume = resumeLike({
    name: '',
    headline: '',
    contact: [],
    sections: [
      sectionLike({ title: 'Nothing' }),
      sectionLike({
        title: 'Work',
        entries: [entryLike(), entryLike({ duration: '2020', bullets: ['Led'] })],
      }),
    ],
  })
  const { pages, info } = await readPdf(await resumePdf(resume, { template: 'bold' }))
  expect(pages).toEqual(['WORK EXPERIENCE 2020 • Led'])
  expect(info).toMatchObject({ Title: 'Resume' })
  const nothing = await readPdf(await resumePdf({ ...resume, sections: [] }, { template: 'executive' }))
  expect(nothing.pages).toEqual([''])
})

test('letters without a font are shown as a placeholder, pictures are not shown, and neither breaks the file', async () => {
  const resume = resumeLike({
    name: 'Amina محمد 🚀',
    headline: '✅ 数据 analyst',
    contact: ['🏠'],
    sections: [sectionLike({ title: '𝗪𝗼𝗿𝗸', bullets: ['👩🏾‍💻 Led\u0000 a\u200B team\uD800'] })],
  })
  const { pages } = await readPdf(await resumePdf(resume, { template: 'professional' }))
  expect(pages).toEqual(['Amina ? ? analyst WORK EXPERIENCE • Led a team'])
})

test('a resume with too many pages is refused, because its file would be too large to send', async () => {
  const entries = Array.from({ length: 6000 }, () => entryLike({ title: 'a', organisation: '', bullets: [] }))
  const resume = resumeLike({ sections: [sectionLike({ entries })] })
  await expect(resumePdf(resume, { template: 'loom' })).rejects.toMatchObject({ code: 'too_long' })
})

const contact = ['Ìbàdàn', 'segun@example.com']
const name = 'Ṣẹ̀gun Ọláyínká'

test('a letter has its writer at the top, and its paragraphs and lines in order', async () => {
  const content =
    'Dear hiring team,\r\n\r\nI saved ₦420,000.\nI would like to meet.\n\n \n\nYours sincerely,\nṢẹ̀gun'
  const pdf = await letterPdf({ content, name, contact })
  const { pages, links, roles, info } = await readPdf(pdf)
  expect(pages).toEqual([
    `${name} Ìbàdàn segun@example.com Dear hiring team, I saved ₦420,000. I would like to meet. Yours sincerely, Ṣẹ̀gun`,
  ])
  expect(links).toEqual(['mailto:segun@example.com'])
  expect(roles.slice(1)).toEqual(['Document', 'H1', 'P', 'P', 'Link', 'P', 'P', 'P', 'P', 'P'])
  expect(info).toMatchObject({ Title: `${plainName(name)}, cover letter`, Author: plainName(name) })
  expect(pdf.length).toBeLessThanOrEqual(60 * 1024)
})

test('a letter that begins with the name contains it once', async () => {
  const { pages } = await readPdf(await letterPdf({ content: `${name}\nÌbàdàn\n\nDear team`, name, contact }))
  expect(pages).toEqual([`${name} Ìbàdàn Dear team`])
})

test('the longest letter has all its words, on pages with numbers', async () => {
  const words = Array.from({ length: 1400 }, (_, number) => `word${number}`)
  const content = words.map((word, at) => (at % 100 === 99 ? `${word}.\n\n` : `${word} `)).join('')
  const { pages } = await readPdf(await letterPdf({ content, name, contact }))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.join(' ').match(/word\d+/g)).toEqual(words)
  expect(pages[1]).toContain(`${name} · 2/${pages.length}`)
})
