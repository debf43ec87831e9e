import { expect, test } from 'vitest'
import { mailings } from '../../shared/lists.ts'
import { letterText } from './letter.ts'
import { mailingFooter, unsubscribeHeaders } from './unsubscribe.ts'

const siteUrl = 'https://aiki.example'
const token = 'a'.repeat(32)

test('a mail program can unsubscribe by itself: RFC 8058', () => {
  expect(unsubscribeHeaders(token, siteUrl)).toEqual({
    'List-Unsubscribe': `<https://aiki.example/api/unsubscribe/${token}>, <mailto:support@aiki.example?subject=Unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test.each(mailings)('a mail of %s says why it came, and has the link that ends it', mailing => {
  const text = letterText({ subject: '', title: '', blocks: mailingFooter(mailing, token, siteUrl) })
  expect(text).toMatch(/You get this email because “.+” is on in your notification preferences\./)
  expect(text).toContain(`https://aiki.example/unsubscribe?token=${token}&mails=${mailing}`)
  expect(text).toContain('https://aiki.example/dashboard/notifications')
})
