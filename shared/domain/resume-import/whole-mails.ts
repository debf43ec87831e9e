import type { Line } from './lines.ts'

const openMail = /\S@[\w.-]+\.?[a-z]{0,4}$/i
/** Its domain has no dot yet: the rest may be a whole one. */
const openDomain = /@[\w-]*$/
const endOfDomain = /^\.?[a-z]{1,4}$/
const restOfDomain = /^[a-z\d-]{1,12}\.[a-z.]{2,6}$/
const isRest = (mail: string, text: string): boolean =>
  endOfDomain.test(text) || (openDomain.test(mail) && restOfDomain.test(text))

/** The lines with each mail address in one, which a column was too narrow for: `ada@example.co` above `m`. */
export const withWholeMails = (lines: readonly Line[]): Line[] => {
  const all: Line[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (
      last &&
      !line.gap &&
      line.bullet === 'none' &&
      openMail.test(last.text) &&
      isRest(last.text, line.text)
    )
      all[all.length - 1] = { ...last, text: last.text + line.text }
    else all.push(line)
  }
  return all
}
