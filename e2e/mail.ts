import type { LocalStack } from '../local/stack.ts'

/** The code in the link of a mail; null for a link without one. */
export const codeIn = (link: string): string | null => {
  const { searchParams } = new URL(link)
  return searchParams.get('code') ?? searchParams.get('confirm-email')
}

/** The link and the code of the newest mail that has a code. */
export const newestMail = (stack: LocalStack, to: string): { link: string; code: string } => {
  const links = stack.mail.list(to).flatMap(mail => mail.links)
  const found = links.map(link => ({ link, code: codeIn(link) })).find(({ code }) => code !== null)
  if (!found?.code) throw new Error(`No mail with a code came to ${to}.`)
  return { link: found.link, code: found.code }
}
