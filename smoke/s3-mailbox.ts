import { randomUUID } from 'node:crypto'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import PostalMime from 'postal-mime'
import type { Mail } from './judges/mail.ts'
import { type Mailbox, watchedMailbox } from './mailbox.ts'

/** The place of a mailbox: `s3://bucket/smoke.example.com`. The prefix is the host name of its addresses. */
export type S3Place = { readonly bucket: string; readonly host: string }

/** Reads `s3://bucket/host`. Throws one sentence for another text. */
export const s3Place = (text: string): S3Place => {
  const [, bucket, host] = /^s3:\/\/([a-z\d.-]+)\/([a-z\d-]+(?:\.[a-z\d-]+)+)\/?$/.exec(text) ?? []
  if (bucket && host) return { bucket, host }
  throw new Error(
    `--mailbox is ${text}: it must be like s3://<bucket>/smoke.example.com, as the output SmokeMailboxUrl prints it.`,
  )
}

type Received = Mail & { readonly to: readonly string[] }

/** Reads a mail as SES stores it, in MIME. */
export const mailIn = async (raw: Uint8Array): Promise<Received> => {
  const { from, to = [], subject = '', html = '', text = '' } = await PostalMime.parse(raw)
  return {
    from: from?.address,
    to: to.map(({ address = '' }) => address.toLowerCase()),
    subject,
    html,
    text,
  }
}

/** The mailbox of a bucket into which SES receives mail, for an address that nobody has used. */
export const s3Mailbox = ({ bucket, host }: S3Place, client: S3Client = new S3Client()): Mailbox => {
  const address = `smoke.${randomUUID().slice(0, 8)}@${host}`
  const begun = Date.now()
  const read = new Map<string, Promise<Received>>()

  const mailOf = async (key: string): Promise<Received> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return mailIn((await Body?.transformToByteArray()) ?? new Uint8Array())
  }
  return watchedMailbox({
    address,
    where: 'deployed',
    mails: async () => {
      const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${host}/` }))
      // The clocks of this machine and of the bucket may differ by a minute.
      for (const { Key = '', LastModified } of listed.Contents ?? [])
        if (Number(LastModified) > begun - 60_000 && !read.has(Key)) read.set(Key, mailOf(Key))
      const mails = await Promise.all(read.values())
      return mails.filter(({ to }) => to.includes(address))
    },
  })
}
