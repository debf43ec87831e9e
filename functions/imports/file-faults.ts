import * as z from 'zod/mini'

/** Why no text can be read: the file has another type, or it is broken, locked, without text, or too large. */
const fileFaults = ['wrong_file_type', 'unreadable_file'] as const
type FileFault = (typeof fileFaults)[number]

export class FileFaultError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault, cause?: unknown) {
    super(`The file could not be read: ${fault}.`, { cause })
    this.fault = fault
  }
}

/** The answer of the thread that reads a file. */
export const readAnswer = z.union([
  z.object({ text: z.string() }),
  z.object({ fault: z.enum(fileFaults), because: z.string() }),
])
export type ReadAnswer = z.infer<typeof readAnswer>
