import { unzip } from 'fflate'
import Papa from 'papaparse'
import { formOfLinkedIn } from '../../shared/domain/resume-import/form-of-json-resume.ts'
import { linkedInFiles } from '../../shared/domain/resume-import/linkedin-export.ts'
import type { ReadResume } from '../../shared/domain/resume-import/words-of-form.ts'

// LinkedIn's archive is read on this device, because most of it is messages and contacts, which nobody needs to see.

/** In bytes, unpacked: more than the longest career of LinkedIn. */
const tableLimit = 2 * 1024 * 1024

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const unpacked = (bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> =>
  new Promise((resolve, reject) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) =>
          linkedInFiles.includes(baseName(name)) && originalSize <= tableLimit,
      },
      (error, files) => (error ? reject(error) : resolve(files)),
    )
  })

const rowsOf = (bytes: Uint8Array): unknown[] =>
  Papa.parse(new TextDecoder().decode(bytes), { header: true, skipEmptyLines: 'greedy' }).data

/** What an export of LinkedIn says; null: the archive is no such export. Rejects if the archive is broken. */
export const readLinkedInZip = async (file: Blob): Promise<ReadResume | null> => {
  const files = await unpacked(new Uint8Array(await file.arrayBuffer()))
  return formOfLinkedIn(
    Object.fromEntries(Object.entries(files).map(([path, bytes]) => [baseName(path), rowsOf(bytes)])),
  )
}
