import { fold } from './jobs/fold.ts'
import { plainName } from './resume/plain-name.ts'

const longestName = 80

/**
 * The name of a downloaded file: the title in lower case, with one underscore for the characters between its letters and
 * digits. `extension` is without a dot.
 */
export const downloadName = (title: string, extension: string): string => {
  const name = [
    ...fold(title.toWellFormed())
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '_'),
  ]
    .slice(0, longestName)
    .join('')
  return `${/[^_]/.test(name) ? name : 'document'}.${extension}`
}

/**
 * The name of a file that an employer gets, in letters that every system has: `Ngozi_Umeh_CV.pdf`. `extension` is
 * without a dot.
 */
export const paperName = (person: string, what: 'CV' | 'Cover_Letter', extension: string): string => {
  const words = plainName(person).match(/[A-Za-z0-9-]+/g) ?? []
  return `${[words.join('_').slice(0, longestName), what].filter(part => part !== '').join('_')}.${extension}`
}
