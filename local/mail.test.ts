import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createMail } from './mail.ts'

const html = `<html><head><title>Hidden</title><style>p { color: red }</style></head><body>
  <h1>Welcome, Ọláyínká &amp; friends</h1>
  <p>Your code is <b>123456</b>.<br>Or open <a class="b" href="https://aiki.example/auth?email=a%40b.c&amp;code=123456">this link</a>.</p>
  <p>Again: <a href="https://aiki.example/auth?email=a%40b.c&amp;code=123456">here</a>, <a href='https://aiki.example/help'>https://aiki.example/help</a></p>
</body></html>`

test('a mail without plain text gets text and links from its HTML', () => {
  const mail = createMail()
  mail.deliver({ to: 'amina@example.com', subject: 'Welcome', html })
  expect(mail.list()).toEqual([
    {
      to: 'amina@example.com',
      subject: 'Welcome',
      html,
      text: `Welcome, Ọláyínká & friends
Your code is 123456.
Or open this link (https://aiki.example/auth?email=a%40b.c&code=123456).
Again: here (https://aiki.example/auth?email=a%40b.c&code=123456), https://aiki.example/help`,
      links: ['https://aiki.example/auth?email=a%40b.c&code=123456', 'https://aiki.example/help'],
      replyTo: '',
      headers: {},
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
  mail.close()
})

test('mails are listed newest first, all or those to one address in any case', () => {
  const mail = createMail()
  for (const [to, subject] of [
    ['a@b.c', 'one'],
    ['d@e.f', 'two'],
    ['A@B.c', 'three'],
  ] as const)
    mail.deliver({ to, subject, html: '' })
  expect(mail.list().map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
  expect(mail.list('a@B.C').map(({ subject }) => subject)).toEqual(['three', 'one'])
  expect(mail.list('')).toHaveLength(3)
  expect(mail.list('nobody@b.c')).toEqual([])
  mail.close()
})

test('mails in a file are there after a restart', () => {
  const dataFile = join(mkdtempSync(join(tmpdir(), 'aiki-mail-')), 'data', 'mail.sqlite')
  const before = createMail({ dataFile })
  before.deliver({ to: 'a@b.c', subject: 'kept', html: '<p>Yes</p>' })
  before.close()
  const after = createMail({ dataFile })
  expect(after.list('a@b.c')).toMatchObject([{ subject: 'kept', text: 'Yes' }])
  after.close()
})

test('a mailbox file of an older version, without some headers, can be read', () => {
  const dataFile = join(mkdtempSync(join(tmpdir(), 'aiki-mail-')), 'mail.sqlite')
  const older = new DatabaseSync(dataFile)
  older.exec(`
    CREATE TABLE mails (
      id INTEGER PRIMARY KEY, "to" TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL,
      text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT;
    INSERT INTO mails VALUES (1, 'a@b.c', 'kept', '', '', '2026-11-20T10:00:00.000Z');
  `)
  older.close()
  const mail = createMail({ dataFile })
  mail.deliver({ to: 'a@b.c', subject: 'new', html: '', replyTo: 'd@e.f', headers: { List: '<a>' } })
  expect(mail.list().map(({ subject, replyTo, headers }) => [subject, replyTo, headers])).toEqual([
    ['new', 'd@e.f', { List: '<a>' }],
    ['kept', '', {}],
  ])
  mail.close()
})

test('a damaged file stops the start with one sentence that says what to do', () => {
  const dataFile = join(mkdtempSync(join(tmpdir(), 'aiki-mail-')), 'mail.sqlite')
  writeFileSync(dataFile, 'not a database, but long enough to be looked at'.repeat(100))
  expect(() => createMail({ dataFile })).toThrow(`The mailbox in ${dataFile} can't be read: begin anew with`)
})
