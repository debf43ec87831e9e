import type { ResumeForm } from '../../api/resume-form.ts'

const label =
  /^(?:e-?mail|phone|tel(?:ephone)?|mobile|cell|whatsapp|address|location|linked ?in|github|portfolio|website|web|site)(?: address| number| no)?\.? ?: */i
const mail = /^[^\s@<>,;:()]+@[^\s@<>,;()]+\.\p{L}{2,}$/u
const phone = /^\+?[\d\s().–/-]+$/
const link = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,12}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export type Contact = {
  readonly kind: 'mail' | 'phone' | 'link' | 'other'
  /** Without a label such as `Email:`, or a picture of a letter. */
  readonly text: string
}

const isOnePhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return (
    phone.test(text) && digits >= 7 && digits <= 15 && !/\b(?:19|20)\d\d *[–-] *(?:19|20)\d\d\b/.test(text)
  )
}

/** One number, or several: `0803 000 0142, 0812 000 0143`. */
const isPhone = (text: string): boolean => text.split(/ ?[,/] /).every(isOnePhone)

/** What one piece of the contact line is. */
export const contactOf = (piece: string): Contact => {
  const text = piece
    .replace(/^[^\p{L}\p{N}+(/@]+/u, '')
    .replace(label, '')
    .trim()
  if (mail.test(text)) return { kind: 'mail', text }
  if (isPhone(text)) return { kind: 'phone', text }
  return { kind: link.test(text) ? 'link' : 'other', text }
}

/** Whether the person can be reached by it. */
export const isReachable = (piece: string): boolean => contactOf(piece).kind !== 'other'

/** The links of the form, and the words before each in a resume. */
export const linkFields = [
  ['linkedinUrl', 'LinkedIn'],
  ['portfolioUrl', 'Portfolio'],
  ['githubUrl', 'GitHub'],
] as const

type LinkField = (typeof linkFields)[number][0]

/** The link of a line such as `LinkedIn: linkedin.com/in/amina`; null: it has no address, whatever its words say. */
export const linkOf = (line: string): string | null => {
  const address = line.replace(/^[^:/]{2,30}: /, '').trim()
  return contactOf(address).kind === 'link' ? contactOf(address).text : null
}

/** Whether a field of links is empty, or has one address, or several with commas between. */
export const areLinks = (text: string): boolean =>
  text.trim() === '' || text.split(/,\s+/).every(part => linkOf(part.trim()) !== null)

/** Which field of the form a link is for: the words before the link say so, else its host. */
const linkFieldOf = (text: string, address: string): LinkField => {
  const words = text.slice(0, text.length - address.length).toLowerCase()
  const named = linkFields.find(([, name]) => words.startsWith(name.toLowerCase()))
  if (named) return named[0]
  if (/(?:^|[/.])linkedin\.com(?:\/|$)/i.test(address)) return 'linkedinUrl'
  return /(?:^|[/.])github\.com(?:\/|$)/i.test(address) ? 'githubUrl' : 'portfolioUrl'
}

/** The links of a form as contacts. A link has a label where its host would put it into another field. */
export const linkContactsOf = (form: Pick<ResumeForm, LinkField>): string[] =>
  linkFields.flatMap(([field, label]) => {
    const link = linkOf(form[field].trim())
    if (link === null) return []
    return linkFieldOf(link, link) === field ? [link] : [`${label}: ${link}`]
  })

type ContactFields = Pick<ResumeForm, 'email' | 'phone' | 'location' | LinkField>

const fieldOfKind = { mail: 'email', phone: 'phone', other: 'location', link: null } as const

/** Puts each piece into the field that it is for. Where a field has one already, a comma stands between. */
export const contactFieldsOf = (contact: readonly string[], links: readonly string[]): ContactFields => {
  const fields = { email: '', phone: '', location: '', linkedinUrl: '', portfolioUrl: '', githubUrl: '' }
  const put = (field: keyof ContactFields, text: string): void => {
    fields[field] = [fields[field], text].filter(part => part !== '').join(', ')
  }
  for (const piece of contact) {
    const { kind, text } = contactOf(piece)
    put(fieldOfKind[kind] ?? linkFieldOf(piece, text), text)
  }
  for (const piece of links) {
    const { text } = contactOf(piece)
    put(linkFieldOf(piece, text), text)
  }
  return fields
}
