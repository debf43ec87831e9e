/** Of these providers a mailbox is the same with dots and without. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * An address as the mailbox that reads it: letters in one form, without a `+tag`, and of Gmail without dots. To tell
 * whether two addresses are one person's, and never to write to: another provider may tell them apart.
 */
export const oneMailbox = (address: string): string => {
  const written = address.normalize('NFKC').trim().toLowerCase()
  const at = written.lastIndexOf('@')
  const [local, host] = [written.slice(0, at), written.slice(at + 1)]
  const untagged = local.split('+', 1)[0] || local
  if (!dotless.has(host)) return `${untagged}@${host}`
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
}
