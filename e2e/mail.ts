import type { LocalStack } from '../local/stack.ts'

/** The link of the newest mail to somebody, and the code that it carries. */
export const newestMail = (stack: LocalStack, to: string): { link: string; code: string } => {
  const links = stack.mail.list(to)[0]?.links ?? []
  const found = links
    .map(link => ({ link, code: new URL(link).searchParams.get('code') }))
    .find(({ code }) => code !== null)
  if (!found?.code) throw new Error(`No mail with a code came to ${to}.`)
  return { link: found.link, code: found.code }
}
