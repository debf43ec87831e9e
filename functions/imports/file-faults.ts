import * as z from 'zod/mini'

/** Why a file gives no text: it is of another kind, or it is broken, locked, a picture, or too much. */
export const fileFaults = ['wrong_file_type', 'unreadable_file'] as const
export type FileFault = (typeof fileFaults)[number]

export class FileFaultError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault, cause?: unknown) {
    super(`The file could not be read: ${fault}.`, { cause })
    this.fault = fault
  }
}

/** What the thread that reads a file answers. */
export const readAnswer = z.union([
  z.object({ text: z.string() }),
  z.object({ fault: z.enum(fileFaults), because: z.string() }),
])
export type ReadAnswer = z.infer<typeof readAnswer>
