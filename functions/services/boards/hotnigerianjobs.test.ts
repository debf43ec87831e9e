import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { hotnigerianjobs } from './hotnigerianjobs.ts'

const address = 'https://www.hotnigerianjobs.com/feed/rss.xml'
const item = (number: number, title: string, description: string) =>
  `<item><title>${title}</title><link>https://www.hotnigerianjobs.com/hotjobs/${number}/a-job.html</link>
<description>${description}</description><category></category><pubDate>Wed, 23 Sep 2026 18:23:43 +0100</pubDate></item>`

const read = async (...items: string[]) => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Hot Nigerian Jobs</title>${items.join('')}</channel></rss>`
  const { asked, context } = answering({ [address]: feed })
  return { asked, ...(await hotnigerianjobs(context)) }
}

test('role, employer and place are read from the title and the text', async () => {
  const { asked, listings, broken } = await read(
    item(
      964125,
      'Credit Officer - SMEs at Zuma Bank (ZB)',
      'Zuma Bank is recruiting. The position is located in Lagos State. Salary: N200,000.',
    ),
  )
  expect(listings).toEqual([
    expect.objectContaining({
      board: 'hotnigerianjobs',
      key: '964125',
      url: 'https://www.hotnigerianjobs.com/hotjobs/964125/a-job.html',
      title: 'Credit Officer - SMEs',
      company: 'Zuma Bank (ZB)',
      location: 'Lagos State',
      description: 'Zuma Bank is recruiting. The position is located in Lagos State. Salary: N200,000.',
      postedAt: 'Wed, 23 Sep 2026 18:23:43 +0100',
      salary: null,
      tags: [],
    }),
  ])
  expect(broken).toBe(0)
  expect(asked).toEqual([`?${address}`])
})

test.each([
  ['The positions are located in Abuja (FCT) and Kano State; apply now', 'Abuja (FCT) and Kano State'],
  ['Located in the Ikeja area of Lagos', 'Ikeja area of Lagos'],
  ['A bakery with shops nationwide.', ''],
])('%s: %s', async (description, location) => {
  const { listings } = await read(item(1, 'Baker at Adunni Bakery', description))
  expect(listings[0]?.location).toBe(location)
})

test('a digest only repeats other items: it is left out, and does not count as broken', async () => {
  const { listings, broken } = await read(
    item(1, 'Zuma Bank Job Recruitment (5 Positions)', 'Five roles.'),
    item(2, 'Zuma Bank Graduate Trainees (12 positions)', 'Twelve roles.'),
    item(3, 'Teller at Zuma Bank', 'One of five.'),
    item(4, 'Driver at Zuma Bank (1 Position)', 'One.'),
  )
  expect(listings.map(listing => listing.title)).toEqual(['Teller', 'Driver'])
  expect(broken).toBe(0)
})

test('a broken item is left out, and markup comes as plain text', async () => {
  const wicked = item(2, `<![CDATA[${hostile.title}]]>`, `<![CDATA[${hostile.html}]]>`)
  const { listings, broken } = await read('<item><title>Cook</title></item>', wicked)
  expect(broken).toBe(1)
  expect(listings).toMatchObject([harmless])
})
