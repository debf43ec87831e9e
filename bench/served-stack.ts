import * as z from 'zod'
import { startForked } from './forked.ts'

const servedStack = z.object({
  url: z.url(),
  /** A person on Elite who tracks more applications than one page holds. */
  email: z.string(),
  password: z.string(),
  accessToken: z.string(),
  /** An interview session of that person. */
  interviewId: z.string(),
  /** The access tokens of other people, on the free plan and without any rows. */
  writers: z.array(z.string()),
})
export type ServedStack = z.infer<typeof servedStack>

/** Starts the local stack in a process of its own. */
export const startServedStack = async (): Promise<ServedStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('stack-process.ts', [], servedStack)
  return { ...said, stop }
}
