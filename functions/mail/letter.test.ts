import { expect, test } from 'vitest'
import { interviewNotice } from './interview-letter.ts'
import { greetable, type Letter, letterText, oneLine } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { ticketCopy, ticketLetter } from './ticket-letter.ts'

const nasty = '</title><img src=x onerror="a()">&\n<b>'
const letter: Letter = {
  subject: nasty,
  title: nasty,
  blocks: [
    { words: nasty },
    { quiet: nasty },
    { facts: { From: nasty } },
    { typed: nasty },
    { button: { label: nasty, href: 'https://aiki.example/?a=1&b="2"' } },
    { help: 'support@aiki.example' },
  ],
}

test('any text in a mail stays text', () => {
  const html = letterHtml(letter)
  expect(html).not.toMatch(/<img|<b>(?!From)/)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html).toContain('href="https://aiki.example/?a=1&amp;b=&quot;2&quot;"')
})

test('the plain text has everything that the HTML has', () => {
  const text = letterText(letter)
  expect(text.split(nasty)).toHaveLength(7)
  expect(text).toContain('https://aiki.example/?a=1&b="2"')
  expect(text).toContain('Write to support@aiki.example.')
})

test.each([
  ['Two\r\nBcc: everyone@example.com', 'Two Bcc: everyone@example.com'],
  ['A\u0000B\u001b[2JC\u0085D\u2028E', 'A B [2JC D E'],
  ['  plain  ', 'plain'],
])('%j is a subject of one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test.each(['', '  ', 'win at evil.example', 'see evil/page', 'ada@example', 'call 0803', 'ada '.repeat(11)])(
  'the greeting leaves out the name "%s"',
  name => {
    expect(greetable(name)).toBe('')
  },
)

test('both copies of a ticket have a subject of one line, and the message as typed', () => {
  const ticket = {
    id: '01KAHV5W8Q0000000000000001',
    subject: 'Help\u2028Bcc: x@example.com',
    message: 'Line one\n  line two',
    priority: 'urgent',
    category: 'billing',
    status: 'open',
    createdAt: '2026-11-20T10:00:00.000Z',
    closedAt: null,
  } as const
  const copy = ticketLetter(ticket, { sub: 'sub-1', name: '' })
  expect(copy.subject).toBe('[urgent] Help Bcc: x@example.com')
  expect(letterText(copy)).toContain('Line one\n  line two')
  expect(letterText(copy)).toContain('From: someone without a name (sub-1)')
  const forSender = ticketCopy(ticket, { name: '', siteUrl: 'https://aiki.example' })
  expect(forSender.subject).toBe('We received your message: Help Bcc: x@example.com')
  for (const words of ['Line one\n  line two', `Ticket number: ${ticket.id}`, 'within 48 hours'])
    expect(letterText(forSender)).toContain(words)
})

test('the notification of an interview elsewhere names the time in Lagos too', () => {
  const job = { id: '01JB0000000000000000000000', jobTitle: 'Planner', companyName: 'Tudun Foods' }
  const interview = {
    at: '2026-11-26T08:30:00.000Z',
    zone: 'Africa/Nairobi',
    place: 'https://meet.example/1',
  }
  const { message } = interviewNotice(job, interview, new Date('2026-11-25T08:30:00Z'), job.id)
  expect(message).toBe(
    'Planner at Tudun Foods: Thursday 26 November 2026 at 11:30, Nairobi time (09:30 in Lagos). https://meet.example/1',
  )
})
