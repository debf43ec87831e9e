import { S3Client } from '@aws-sdk/client-s3'
import { expect, test, vi } from 'vitest'
import { s3Mailbox } from './s3-mailbox.ts'

const raw = (to: string, code: string) =>
  Buffer.from(
    [
      'From: Aiki <hello@mail.example.com>',
      `To: ${to}`,
      'Subject: =?UTF-8?Q?Confirm_your_email_address_for_Aiki?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html; charset=UTF-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      `<a href=3D"https://a.example/auth?email=3Da&amp;code=3D${code}&amp;token=3D=`,
      'abc">Confirm</a>',
      '--b--',
    ].join('\r\n'),
  )

test('the mail to the address of this run is found, not one to another or of an earlier run', async () => {
  const client = new S3Client({ region: 'eu-west-1' })
  const mailbox = s3Mailbox({ bucket: 'aiki-mail', host: 'smoke.a.example' }, client)
  const mails: Record<string, [Date, Buffer]> = {
    'smoke.a.example/1': [new Date(0), raw(mailbox.address, '111111')],
    'smoke.a.example/2': [new Date(), raw('somebody@smoke.a.example', '222222')],
    'smoke.a.example/3': [new Date(), raw(mailbox.address, '333333')],
  }
  vi.spyOn(client, 'send').mockImplementation(async ({ input }: { input: object }) => {
    if ('Key' in input && typeof input.Key === 'string')
      return { Body: { transformToByteArray: async () => mails[input.Key as string]?.[1] } }
    expect(input).toEqual({ Bucket: 'aiki-mail', Prefix: 'smoke.a.example/' })
    return { Contents: Object.entries(mails).map(([Key, [LastModified]]) => ({ Key, LastModified })) }
  })
  const { code, mail } = await mailbox.confirmation()
  expect(code).toBe('333333')
  expect(mail).toMatchObject({
    from: 'hello@mail.example.com',
    subject: 'Confirm your email address for Aiki',
    link: 'https://a.example/auth?email=a&code=333333&token=abc',
  })
})
