import { addContacts, type Person } from './person.ts'

const labels = {
  name: /^(?:full names?|names?|name in full|applicant(?:'s)? name)$/i,
  surname: /^(?:surname|last name|family name)$/i,
  otherNames: /^(?:first names?|other names?|given names?|middle name|first and middle names?|othernames)$/i,
  place:
    /^(?:(?:contact|home|residential|permanent|current|house|postal|mailing|present)?\s?(?:address|location|residence)|city|based in|place of residence|address 1|lives in)$/i,
  headline: /^(?:job title|profession|occupation|title|position|desired (?:position|role|job)|headline)$/i,
  languages: /^(?:languages?(?: spoken)?|language proficiency)$/i,
  interests: /^(?:hobb(?:y|ies)|interests?)$/i,
  reach:
    /^(?:e-?mails?(?: address)?|(?:tele)?phones?(?: (?:no|number|numbers|nos))?|tel|mobile(?: (?:no|number|phone))?|gsm(?: (?:no|number))?|whatsapp|contact(?: (?:no|number))?|linked-?in|github|portfolio|website|web|blog|contacts?)\.?$/i,
} as const
export type Label = keyof typeof labels

/** `Address: …`, or a label alone; null: neither. */
export const labelled = (text: string): { readonly label: Label; readonly value: string } | null => {
  const found = /^([\p{L}' .()-]{2,30}?)\s{0,3}(?:[:=\t]|\s[–—-]\s)(.*)$/u.exec(text)
  const said = found?.[1]?.trim() ?? text.trimEnd().replace(/(?<!\s)\s*:$/, '')
  // The table's own names.
  for (const [label, pattern] of Object.entries(labels))
    if (pattern.test(said))
      return { label: label as Label, value: found?.[2]?.replace(/^\s*:/, '').trim() ?? '' }
  return null
}

/** Puts what stands behind a label where it belongs. */
export const takeValue = (person: Person, label: Label, value: string): void => {
  if (label === 'name') person.fullName ||= value
  else if (label === 'surname') person.fullName = `${value} ${person.fullName}`.trim()
  else if (label === 'otherNames') person.fullName = `${person.fullName} ${value}`.trim()
  else if (label === 'headline') person.headline ||= value
  else if (label === 'languages') person.languages.push(value)
  else if (label === 'interests') person.interests.push(value)
  else {
    const rest = addContacts(person, value)
    if (rest === '') return
    if (label === 'place') person.places.push(rest.replaceAll('\t', ', ').replace(/\.$/, ''))
    else person.unplaced.push(rest.replaceAll('\t', ' '))
  }
}
