import { importLimit, type importOperations, pastedLimit } from '../../shared/api/imports.ts'
import type { Request, Response } from '../../shared/api/operation.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { lazyFile } from '../browser/load-file.ts'

type ImportBody = Request<typeof importOperations.read>['body']
/** What is read from a file or a text: a form, and the lines that fit into no field. */
export type ReadResume = Response<typeof importOperations.read>

/** Why a file or a text is not read, in words for the person. */
export class Refused extends Error {}

const endings = [
  { ending: '.pdf', kind: 'pdf' },
  { ending: '.docx', kind: 'docx' },
  { ending: '.json', kind: 'json' },
  { ending: '.txt', kind: 'text' },
  { ending: '.zip', kind: 'zip' },
] as const
export const accepted = endings.map(({ ending }) => ending).join(',')

export const wrongKind =
  'Aiki cannot read this kind of file. Choose a PDF, a Word file (.docx), JSON Resume, Reactive Resume or the archive of LinkedIn, or paste its text.'
export const brokenJson =
  'This file is no JSON Resume and no export of Reactive Resume, or it is broken. Export it again, or paste the text of your resume.'
const noArchive =
  'This archive is no export of LinkedIn, or it is broken. On LinkedIn, ask for a copy of your data, and choose that archive as it came.'

/** The largest archive, in bytes. It is read on this device, and a phone must hold it. */
const archiveLimit = 40 * 1024 * 1024

/** What unpacks an archive weighs more than the rest of the import, and few people have one. */
const linkedInZip = lazyFile(() => import('./linkedin-zip.ts'))

const readArchive = async (file: File): Promise<ReadResume> => {
  if (file.size > archiveLimit) throw new Refused('Please select an archive of at most 40 MB.')
  const { readLinkedInZip } = await linkedInZip.load()
  const read = await readLinkedInZip(file).catch(() => null)
  if (!read) throw new Refused(noArchive)
  return read
}

const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

const textBody = (text: string, kind: 'text' | 'json'): ImportBody => {
  if (text.length > pastedLimit)
    throw new Refused(
      `That is more than ${pastedLimit.toLocaleString('en')} characters. Paste only the resume.`,
    )
  if (kind === 'json' && jsonOrNothing(text) === undefined) throw new Refused(brokenJson)
  return { kind, data: text }
}

/** A resume that was read on this device, or the request that asks the server to read it. */
type Source = { readonly read: ReadResume } | { readonly send: ImportBody }

const sourceOfFile = async (file: File): Promise<Source> => {
  const name = file.name.toLowerCase()
  const kind = endings.find(({ ending }) => name.endsWith(ending))?.kind
  if (!kind)
    throw new Refused(
      name.endsWith('.doc')
        ? 'This is an old Word file (.doc). Save it as .docx or PDF first, or paste its text.'
        : wrongKind,
    )
  if (file.size === 0)
    throw new Refused('There is nothing in this file. Choose another one, or paste the text.')
  if (kind === 'zip') return { read: await readArchive(file) }
  if (file.size > importLimit) throw new Refused('Please select a file of at most 4 MB.')
  return kind === 'pdf' || kind === 'docx'
    ? { send: { kind, data: await asDataUrl(file) } }
    : { send: textBody(await file.text(), kind) }
}

/** What a file has, by the ending of its name, or a pasted text. Throws Refused, before anything is sent. */
export const sourceOf = async (input: File | string): Promise<Source> =>
  typeof input === 'string' ? { send: textBody(input, 'text') } : sourceOfFile(input)
