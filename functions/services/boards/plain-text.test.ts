import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmless, hostile } from './answers.testing.ts'
import { plainLine, plainText } from './plain-text.ts'

test.each([
  ['words as they are', 'Sales & marketing, ₦250,000', 'Sales & marketing, ₦250,000'],
  ['entities', 'R&amp;D &#8211; Lagos&nbsp;Island', 'R&D – Lagos Island'],
  ['lines of a plain text', 'Duties:\n- cook\n\n\n\n- serve  well', 'Duties:\n- cook\n\n- serve well'],
  ['paragraphs and breaks', '<p>One\nline</p><p>Two<br>three</p>', 'One line\n\nTwo\nthree'],
  ['headings', '<h2>About us</h2>We farm.', 'About us\n\nWe farm.'],
  ['lists', '<p>You</p><ul><li>cook</li><li>serve</li></ul>', 'You\n\n• cook\n• serve'],
  ['numbered lists', '<ol><li>Apply</li><li>Wait</li></ol>', '1. Apply\n2. Wait'],
  [
    'tables',
    '<table><tr><th>Pay</th><td>₦90,000</td></tr><tr><td>Kano</td></tr></table>',
    'Pay ₦90,000\nKano',
  ],
  ['a rule between', 'One<hr>two', 'One\n\ntwo'],
  ['links without where they lead', 'Apply <a href="https://x.example/?a=1">here</a>.', 'Apply here.'],
  ['pictures', 'Our<img src="https://x.example/t.gif" alt="pixel"> shop', 'Our shop'],
  [
    'HTML that was escaped',
    '&lt;p&gt;Tea &amp;amp; milk&lt;/p&gt;&lt;p&gt;Jos&lt;/p&gt;',
    'Tea & milk\n\nJos',
  ],
  ['HTML that was escaped twice', '&amp;lt;p&amp;gt;Jos&amp;lt;/p&amp;gt;', 'Jos'],
  ['escaped inside of HTML', '<p>One</p><p>two &lt;b&gt;three&lt;/b&gt;</p>', 'One\n\ntwo three'],
  ['less than', 'if a < b, 3 <5 and c > d', 'if a < b, 3 <5 and c > d'],
  ['a tag that never ends', 'Cook <img src=x onerror=steal() ', 'Cook'],
  ['tags within tags', '<scr<script>x</script>ipt>steal()', 'xipt>steal()'],
  ['nothing', '', ''],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})

test('scripts, styles and frames are removed with their content', () => {
  expect(plainText(hostile.html)).toBe(harmless.description)
  expect(plainLine(hostile.title)).toBe(harmless.title)
})

test('with `keepsLines`, line breaks of the source stay', () => {
  const html = 'Wave | SRE<p>We build:\n- one\n- two'
  expect(plainText(html, { keepsLines: true })).toBe('Wave | SRE\n\nWe build:\n- one\n- two')
  expect(plainText(html)).toBe('Wave | SRE\n\nWe build: - one - two')
})

test('a line stays one line', () => {
  expect(plainLine(' Head\n of\t<br>Sales ')).toBe('Head of Sales')
})

const pieces = fc.constantFrom(
  '<',
  '>',
  '&lt;',
  '&amp;',
  'amp;',
  'lt;',
  '/',
  '!',
  'script',
  'img',
  ' ',
  '"',
  '-',
  'a',
  '\n',
  '<![CDATA[',
)

test('no input leaves anything that a browser would read as a tag', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), all => {
      expect(plainText(all.join(''))).not.toMatch(/<[a-z/!?]/i)
    }),
  )
})

test('ten thousand nested tags are read', () => {
  expect(plainText(`Cook${'<div>'.repeat(10_000)}`)).toBe('Cook')
})
