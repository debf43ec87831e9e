import type { FileType } from '../lists.ts'
import { pictureTypeOf } from './picture.ts'

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** PDF readers look for the end mark in the last kilobyte, and so does this check. */
const isPdf = (bytes: Uint8Array): boolean =>
  latin1(bytes.subarray(0, 5)) === '%PDF-' && latin1(bytes.subarray(-1024)).includes('%%EOF')

/** A zip whose directory lists a Word document and no program. The directory is at the end, not compressed. */
const isDocx = (bytes: Uint8Array): boolean => {
  if (latin1(bytes.subarray(0, 4)) !== 'PK\x03\x04') return false
  const text = latin1(bytes)
  const names = text.slice(text.indexOf('PK\x01\x02'))
  return (
    text.includes('PK\x05\x06') &&
    ['[Content_Types].xml', 'word/document.xml'].every(name => names.includes(name)) &&
    !names.includes('vbaProject.bin')
  )
}

/** The type of a file by its content, whatever its name is; null: a type that is not stored here. */
export const fileTypeOf = (bytes: Uint8Array): FileType | null => {
  if (isPdf(bytes)) return 'pdf'
  if (isDocx(bytes)) return 'docx'
  const picture = pictureTypeOf(bytes)
  return picture === 'png' || picture === 'jpeg' ? picture : null
}

/** The media type of each type. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
}

/** The file name endings of each type. The first one is the one that we use. */
const endings: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
}
const everyEnding = Object.values(endings).flat()

/**
 * A file's name with an ending that says what its content is, because a computer opens it by its ending. Another ending
 * of ours is replaced; any other one stays as a part of the name. Marks that turn the direction would show another ending.
 */
export const withEnding = (name: string, type: FileType): string => {
  const plain = name.replace(/[\p{Bidi_Control}\p{Cc}]/gu, '').replace(/(?<![. ])[. ]+$/, '')
  const own = everyEnding.find(ending => plain.toLowerCase().endsWith(ending))
  const stem = own ? plain.slice(0, -own.length) : plain.replace(/^\.+$/, '')
  if (own && stem !== '' && endings[type].includes(own)) return plain
  return `${stem || 'File'}${endings[type][0]}`
}
