import { decodeHTML } from 'entities'
import { codeIn } from '../../e2e/mail.ts'
import { Failure } from '../failure.ts'

/** A mail as a mailbox has it. `from` is undefined where the mailbox does not say it. */
export type Mail = {
  readonly from?: string | undefined
  readonly subject: string
  readonly html: string
  readonly text: string
}

const linksIn = ({ html, text }: Mail): string[] => [
  ...[...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)].map(([, href = '']) => decodeHTML(href)),
  ...(text.match(/https?:\/\/\S+/g) ?? []),
]

/** The six digits of a mail, for a person who types them. */
const digitsIn = ({ text, html }: Mail): string | undefined =>
  /(?<![\w#&-])\d{6}(?![\w;-])/.exec(text || html.replace(/<style.*?<\/style>|<[^>]*>/gs, ' '))?.[0]

export type ConfirmationMail = { readonly code: string; readonly link: string | undefined }

/** Reads the code of a confirmation mail, and the link that has the same code. Undefined for another mail. */
export const confirmationIn = (mail: Mail): ConfirmationMail | undefined => {
  const links = linksIn(mail).filter(link => URL.canParse(link))
  const link = links.find(link => codeIn(link))
  const code = (link && codeIn(link)) ?? digitsIn(mail)
  return code ? { code, link } : undefined
}

/** Judges the link of a mail: it must lead to the site. */
export const linkFault = (link: string | undefined, site: string): Failure | undefined =>
  link && new URL(link).origin === site
    ? undefined
    : new Failure(
        `the link of the mail to lead to ${site}`,
        link ? new URL(link).origin : 'no link with a code',
      )
