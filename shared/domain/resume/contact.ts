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

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return (
    phone.test(text) && digits >= 7 && digits <= 15 && !/\b(?:19|20)\d\d *[–-] *(?:19|20)\d\d\b/.test(text)
  )
}

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

/** Whether somebody can be reached by it. */
export const isReachable = (piece: string): boolean => contactOf(piece).kind !== 'other'
