import type { ResumeForm } from '../../api/resume-form.ts'
import { type Contact, contactOf } from './contact.ts'
import { linkFields } from './link-fields.ts'

/** Which field of the form a link is: what is written before it says so, else its host. */
const fieldOf = (text: string, address: string): (typeof linkFields)[number][0] => {
  const label = text.slice(0, text.length - address.length)
  const said = linkFields.find(([, words]) => label.toLowerCase().startsWith(words.toLowerCase()))
  if (said) return said[0]
  if (/(?:^|[/.])linkedin\.com(?:\/|$)/i.test(address)) return 'linkedinUrl'
  return /(?:^|[/.])github\.com(?:\/|$)/i.test(address) ? 'githubUrl' : 'portfolioUrl'
}

type Reached = Pick<ResumeForm, 'email' | 'phone' | 'location' | (typeof linkFields)[number][0]>

/** Puts each piece into the field that it is for; what comes second to one stands behind it. */
export const reachedBy = (contact: readonly string[], links: readonly string[]): Reached => {
  const reached: Reached = {
    email: '',
    phone: '',
    location: '',
    linkedinUrl: '',
    portfolioUrl: '',
    githubUrl: '',
  }
  const put = (field: keyof Reached, text: string): void => {
    reached[field] = [reached[field], text].filter(part => part !== '').join(', ')
  }
  const fields: Readonly<Record<Contact['kind'], keyof Reached | null>> = {
    mail: 'email',
    phone: 'phone',
    other: 'location',
    link: null,
  }
  for (const piece of contact) {
    const { kind, text } = contactOf(piece)
    put(fields[kind] ?? fieldOf(piece, text), text)
  }
  for (const piece of links) put(fieldOf(piece, contactOf(piece).text), contactOf(piece).text)
  return reached
}
