/** Whether an address is of a person's page at LinkedIn or GitHub. */
export const isOfProfile = (target: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:linkedin|github)\.com\//i.test(target)

/** Whether a link is the person's own. Its text is often only `LinkedIn`. */
const isOwn = (target: string, text: string): boolean =>
  isOfProfile(target) ||
  (/^https?:/i.test(target) && /^(?:portfolio|website|web ?site|blog|behance)$/i.test(text.trim()))

/** The text of a link with its address, where only the address says what it is: `LinkedIn: https://…`. */
export const withTarget = (text: string, target: string): string => {
  const bare = target.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')
  return isOwn(target, text) && !text.includes(bare) ? `${text}: ${target}` : text
}
