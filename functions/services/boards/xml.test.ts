import { expect, test } from 'vitest'
import { BoardError } from './connector.ts'
import { feedItems as read } from './xml.ts'

const feedItems = (text: string) => read(text).rows

const feed = (items: string) =>
  `<?xml version="1.0" encoding="iso-8859-1"?><!-- jobs --><rss version="2.0"><channel><title>Jobs</title>${items}</channel></rss>`

test('items become objects of texts', () => {
  const items = feed(
    '<item><title>Cook &amp; baker &#8211; R&D</title><guid isPermaLink="true">7</guid><category></category></item>' +
      '<item><title><![CDATA[Nurse & carer]]></title><description><![CDATA[<p>In Jos &amp; Kano</p>]]></description></item>',
  )
  expect(feedItems(items)).toEqual([
    { title: 'Cook & baker – R&D', guid: '7', category: '' },
    { title: 'Nurse & carer', description: '<p>In Jos &amp; Kano</p>' },
  ])
})

test('a broken item does not break the others', () => {
  const items = feedItems(
    feed('<item><title>Cook</item><item><title>Nurse</title></item><item><a></b></c></item>'),
  )
  expect(items).toHaveLength(3)
  expect(items[1]).toEqual({ title: 'Nurse' })
})

test('one item becomes a list of one, and no item an empty list', () => {
  expect(feedItems(feed('<item><title>Cook</title></item>'))).toEqual([{ title: 'Cook' }])
  expect(feedItems(feed(''))).toEqual([])
})

test('a numeric entity becomes the character that a browser shows', () => {
  expect(feedItems(feed('<item><title>Caf&#233; &#x1F600; it&#146;s</title></item>'))).toEqual([
    { title: 'Café 😀 it’s' },
  ])
})

test('the text of an entity is decoded once only', () => {
  expect(feedItems(feed('<item><title>&amp;lt;b&amp;gt; &nope; &#0;</title></item>'))).toEqual([
    { title: '&lt;b&gt; &nope; \ufffd' },
  ])
})

test.each([
  ['a page', '<!DOCTYPE html><html><body><p>Checking your browser</body></html>'],
  [
    'entities of its own',
    `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${feed('<item><title>&b;</title></item>')}`,
  ],
  [
    'a file of the machine',
    `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${feed('<item><title>&x;</title></item>')}`,
  ],
  ['a feed cut short', feed('<item><title>Cook</title>').slice(0, -30)],
  ['JSON', '{"jobs":[]}'],
  ['nothing', ''],
])('%s is no feed', (_, text) => {
  expect(() => feedItems(text)).toThrow(BoardError)
})

const item = '<item><title>Cook</title></item>'
test.each([
  ['no channel', `<rss>${item}</rss>`],
  ['no rss', `<channel>${item}</channel>`],
  ['rdf in place of rss', `<rdf:RDF><channel><title>Jobs</title></channel>${item}</rdf:RDF>`],
])('a feed with %s is read, and said to be so', (loose, text) => {
  expect(read(text)).toEqual({ rows: [{ title: 'Cook' }], loose: [loose] })
})
