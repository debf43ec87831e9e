import { type Label, labelled, takeValue } from './labels.ts'
import type { Line } from './lines.ts'
import { saysSame } from './names.ts'
import { isContactsOnly, type Person, readParts } from './person.ts'

/** Lines of labels and values: `Date of birth: …`, `Address: …`. What the form does not ask is left over. */
export const readPersonal = (person: Person, lines: readonly Line[]): void => {
  let waiting: Label | null = null
  const hasName = person.fullName !== ''
  for (const written of lines) {
    const line = { ...written, text: written.text.replace(/:\t+/g, ': ') }
    const found = labelled(line.text)
    if (found && found.value === '') {
      waiting = found.label
      continue
    }
    if (found) {
      waiting = found.label === 'place' ? 'place' : null
      if (hasName && ['name', 'surname', 'otherNames'].includes(found.label)) {
        if (!saysSame(person.fullName, found.value)) person.unplaced.push(line.text)
      } else takeValue(person, found.label, found.label === 'reach' ? line.text : found.value)
    } else if (waiting && !/^[^:]{2,30}:/.test(line.text) && !isContactsOnly(line.text)) {
      takeValue(person, waiting, line.text)
      if (waiting !== 'place') waiting = null
    } else {
      waiting = null
      person.unplaced.push(...readParts(person, line.text).map(part => part.replaceAll('\t', ' ')))
    }
  }
}
