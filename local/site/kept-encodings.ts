import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, type Encoding } from './compress.ts'

/** Renamed into its place when it is whole: another process may look for it now. */
const keep = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  const draft = join(folder, `${name}.${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
}

/** Compresses bytes of which a hash is known, and keeps what came of it in a folder: the next start finds it there. */
export const keepingIn =
  (folder: string) =>
  async (bytes: Buffer, encoding: Encoding, hash: string): Promise<Buffer> => {
    const name = `${hash}.${encoding}`
    const kept = await readFile(join(folder, name)).catch(() => undefined)
    if (kept) return kept
    const made = await compress(bytes, encoding)
    // A folder that takes nothing costs time, and nothing else.
    await keep(folder, name, made).catch(() => undefined)
    return made
  }
