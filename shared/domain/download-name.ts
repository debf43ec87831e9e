import { fold } from './jobs/fold.ts'

const longestName = 80

/**
 * The name of a downloaded file: the title in lower case, with an underscore for each character that is no letter or
 * digit. `extension` is without a dot.
 */
export const downloadName = (title: string, extension: string): string => {
  const name = [
    ...fold(title.toWellFormed())
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]/gu, '_'),
  ]
    .slice(0, longestName)
    .join('')
  return `${/[^_]/.test(name) ? name : 'document'}.${extension}`
}
