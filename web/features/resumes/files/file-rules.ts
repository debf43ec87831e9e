import { errors } from '../../../../shared/api/errors.ts'
import { fileLimit } from '../../../../shared/api/files.ts'
import { mediaTypes } from '../../../../shared/domain/file-type.ts'
import { tooLarge } from './words.ts'

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

const endings = /\.(pdf|docx|png|jpe?g)$/i
const types: readonly string[] = Object.values(mediaTypes)

/** What a file input takes. */
export const accepted = `.pdf,.docx,.png,.jpg,.jpeg,${types.join(',')}`

/**
 * Why a file is not even sent; null when it is. What it really is, the server looks for in its content. Some browsers
 * know no type for a file, and some apps give it no ending.
 */
export const refusal = ({ name, type, size }: Chosen): string | null => {
  if (/\.doc$/i.test(name))
    return 'This is a Word file of the old kind. Save it as .docx or PDF first, then choose it again.'
  if (!types.includes(type) && !endings.test(name)) return errors.wrong_file_type.message
  if (size === 0) return 'There is nothing in this file. Choose another one.'
  return size > fileLimit ? tooLarge : null
}

/** What it is called here: one line of at most 200 characters, with its ending. */
export const nameOf = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line === '') return 'File'
  if (line.length <= 200) return line
  const ending = /\.\w{1,8}$/.exec(line)?.[0] ?? ''
  return `${line.slice(0, 200 - ending.length)}${ending}`
}
