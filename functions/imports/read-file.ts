import { FileFaultError } from './file-faults.ts'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** The signature is in the first 1,024 bytes, because some programs write other bytes before it. */
const pdfWithin = 1024
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, pdfWithin)).includes('%PDF-')
const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** Whether a Word document needs a password. The same container without one is a document of Word before 2007. */
const isLocked = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from('EncryptedPackage', 'utf16le'),
  )

const textIn = async (bytes: Uint8Array): Promise<string> => {
  if (isPdf(bytes)) return (await import('./text-of-pdf.ts')).textOfPdf(bytes)
  if (isLocked(bytes)) throw new FileFaultError('unreadable_file', 'locked')
  if (!isZip(bytes)) throw new FileFaultError('wrong_file_type')
  const { isDocx, textOfDocx } = await import('./text-of-docx.ts')
  if (!isDocx(bytes)) throw new FileFaultError('wrong_file_type')
  return textOfDocx(bytes)
}

/** The text of a PDF or a Word document. The content decides the type. Throws FileFaultError. */
export const readFile = async (bytes: Uint8Array): Promise<string> => {
  try {
    const text = await textIn(bytes)
    if (!/\p{L}/u.test(text)) throw new FileFaultError('unreadable_file', 'no text')
    return text
  } catch (cause) {
    throw cause instanceof FileFaultError ? cause : new FileFaultError('unreadable_file', cause)
  }
}
