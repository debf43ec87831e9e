import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { myjobmag } from './myjobmag.ts'

const address = 'https://www.myjobmag.com/aggregate_feed.xml'
const feed = (...items: string[]) =>
  `<?xml version="1.0" encoding="iso-8859-1"?><rss version="2.0"><channel><title>MyJobMag Aggregate Feed</title>${items.join('')}</channel></rss>`

const accountant = `<item><id>801</id><link>https://www.myjobmag.com/job/accountant-ilorin-mills</link>
<guid>https://www.myjobmag.com/job/accountant-ilorin-mills</guid>
<title><![CDATA[Accountant at Ilorin Mills]]></title><position><![CDATA[Accountant]]></position>
<introduction><![CDATA[Ilorin Mills grinds maize.]]></introduction><company><![CDATA[Ilorin Mills]]></company>
<experience><![CDATA[3 - 5 years]]></experience><description><![CDATA[<p>Keep the mill&rsquo;s books &amp; its stock...</p>]]></description>
<studies><![CDATA[BA/BSc/HND]]></studies><industry><![CDATA[Manufacturing]]></industry><contract><![CDATA[Full Time]]></contract>
<working_hours></working_hours><salary></salary><city_area></city_area><location><![CDATA[Kwara]]></location>
<region><![CDATA[Nigeria]]></region><pubDate>2026-09-22</pubDate><expiryDate></expiryDate></item>`

const severalRoles = `<item><id>802</id><link>https://www.myjobmag.com/jobs/nurses-and-porters-at-zuma-hospital-1</link>
<title><![CDATA[Nurses and Porters at Zuma Hospital]]></title><position></position><company></company>
<experience><![CDATA[- years]]></experience><salary><![CDATA[N120,000 monthly]]></salary><pubDate>2026-09-21</pubDate><expiryDate>2026-10-05</expiryDate></item>`

const read = (...items: string[]) => {
  const { asked, context } = answering({ [address]: feed(...items) })
  return { asked, reading: myjobmag(context) }
}

test('an advert of one role', async () => {
  const { asked, reading } = read(accountant)
  expect(await reading).toEqual({
    listings: [
      {
        board: 'myjobmag',
        key: '801',
        url: 'https://www.myjobmag.com/job/accountant-ilorin-mills',
        title: 'Accountant',
        company: 'Ilorin Mills',
        location: 'Kwara, Nigeria',
        description:
          'Ilorin Mills grinds maize.\n\nKeep the mill’s books & its stock...\n\nExperience: 3 - 5 years\n\nQualification: BA/BSc/HND',
        postedAt: '2026-09-22',
        expiresAt: null,
        employment: 'Full Time',
        level: '',
        workplace: null,
        openTo: null,
        salary: null,
        tags: ['Manufacturing'],
        isEmployers: false,
      },
    ],
    broken: 0,
  })
  expect(asked).toEqual([`?${address}`])
})

test('an advert of several roles has its title and employer from the heading', async () => {
  const { listings } = await read(severalRoles).reading
  expect(listings).toMatchObject([
    {
      title: 'Nurses and Porters',
      company: 'Zuma Hospital',
      description: '',
      expiresAt: '2026-10-05',
      salary: { text: 'N120,000 monthly' },
    },
  ])
})

test('a broken item is left out, and markup comes as plain text', async () => {
  const wicked = `<item><id>803</id><link>https://www.myjobmag.com/job/803</link><title><![CDATA[${hostile.title}]]></title><description><![CDATA[${hostile.html}]]></description></item>`
  const { listings, broken } = await read('<item><id>1</id><title>Cook</item>', wicked, accountant).reading
  expect(broken).toBe(1)
  expect(listings).toHaveLength(2)
  expect(listings[0]).toMatchObject(harmless)
})
