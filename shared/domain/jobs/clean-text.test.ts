import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test.each([
  ['the companyâ€™s operations &amp; logistics', "the company's operations & logistics"],
  ['cafÃ© in SÃ£o TomÃ©', 'café in São Tomé'],
  ['â‚¦200,000 â€“ â‚¦250,000', '₦200,000 – ₦250,000'],
  ['áº¹niá»\u008d ṣé', 'ẹniọ ṣé'],
  ['Ãƒâ€šÃ‚Â£5', '£5'],
  ['ðŸ˜€ Join us', '😀 Join us'],
  ['the company\u0092s staff \u0096 all of them', "the company's staff – all of them"],
  ['the company\ufffds staff, 10\ufffd20 of them', "the company's staff, 10–20 of them"],
  ['\ufffdLead\ufffd engineer', '"Lead" engineer'],
  ['“CAFÉ” É—la carte', '"CAFÉ" É—la carte'],
  ['SÃO PAULO, FRANÇA', 'SÃO PAULO, FRANÇA'],
  ['driver´s ‘licence’', "driver's 'licence'"],
  ['a&amp;nbsp;b &amp;amp; c &#8211; d &#x27;e&#x27;', "a b & c – d 'e'"],
  ['R&D, Q&A and P&amp;L', 'R&D, Q&A and P&L'],
  ['&Eacute;cole Sup&eacute;rieure', 'École Supérieure'],
  ['Chargé&nbsp;d&rsquo;&Eacute;tudes &agrave; Bogot&oacute;', "Chargé d'Études à Bogotó"],
  [
    '&Uuml;bersetzer &amp;Ouml;ffentlichkeit, Malm&ouml; &Aring;rhus',
    'Übersetzer Öffentlichkeit, Malmö Århus',
  ],
  ['S&atilde;o Tom&eacute; &amp;ndash; Jo&atilde;o', 'São Tomé – João'],
  ['C&ocirc;te d&#39;Ivoire &bull; &check; FCFA 250&thinsp;000', "Côte d'Ivoire • ✓ FCFA 250 000"],
  ['&NBSP;AT&AMP;T, R&copy=1 and &nope; P&ID;', 'AT&T, R&copy=1 and &nope; P&ID;'],
  ['a&#55357;&#56832;b &#1114112; c&#x92;s', "ab c's"],
  ['Hire\u200bd by zero\u00adwidth\ufeff', 'Hired by zerowidth'],
  ['\u202egnirih\u202c', 'gnirih'],
  ['𝗛𝗶𝗿𝗶𝗻𝗴 ｎｏｗ', 'Hiring now'],
  ['cafe\u0301', 'café'],
  ['a\ud800b', 'a\ufffdb'.replace('\ufffd', '')],
])('"%s" reads "%s"', (written, clean) => {
  expect(cleanText(written)).toBe(clean)
})

test.each([
  ['  one \t two\r\n\r\n\r\n\r\nthree \n four\0 ', 'one two\n\nthree\nfour'],
  ['&lt;p&gt;Hello&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;', 'Hello'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Driver', 'Driver'],
  ['Use List<String> and a < b > c', 'Use List<String> and a < b > c'],
])('%j becomes %j', (written, clean) => {
  expect(cleanText(written)).toBe(clean)
})

test('a line has no line breaks', () => {
  expect(cleanLine(' Head\nof \u00a0Sales\t')).toBe('Head of Sales')
})
