import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { jobzilla } from './jobzilla.ts'

const item = (title: string, description: string) =>
  `<item><title>${title}</title><guid>https://www.jobzilla.ng/jobs/a-123456</guid><link>https://www.jobzilla.ng/jobs/a-123456</link><description>${description}</description><pubDate>Fri, 25 Sep 2026 08:00:00 +0100</pubDate></item>`
const read = (...items: string[]) =>
  jobzilla(
    answering({
      'https://www.jobzilla.ng/feed': `<rss version="2.0"><channel><title>Jobzilla</title>${items.join('')}</channel></rss>`,
    }).context,
  )

test('the title has the role, the employer and the number of openings', async () => {
  const { listings } = await read(
    item('Sales Representative at Kainji Foods Limited (3 Openings)', 'Sell rice in Minna.'),
  )
  expect(listings).toEqual([
    expect.objectContaining({
      board: 'jobzilla',
      key: 'https://www.jobzilla.ng/jobs/a-123456',
      url: 'https://www.jobzilla.ng/jobs/a-123456',
      title: 'Sales Representative',
      company: 'Kainji Foods Limited',
      description: 'Sell rice in Minna.',
      postedAt: 'Fri, 25 Sep 2026 08:00:00 +0100',
    }),
  ])
})

test('a broken item is left out, and markup comes as plain text', async () => {
  const { listings, broken } = await read(
    item('', ''),
    item(`<![CDATA[${hostile.title}]]>`, `<![CDATA[${hostile.html}]]>`),
  )
  expect(broken).toBe(1)
  expect(listings).toMatchObject([harmless])
})
