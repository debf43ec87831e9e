import * as z from 'zod'
import { startForked } from './forked.ts'

const servedStack = z.object({
  url: z.url(),
  /** One person, on Elite, who tracks more applications than a page holds. */
  email: z.string(),
  password: z.string(),
  accessToken: z.string(),
  /** A practice of theirs. */
  interviewId: z.string(),
  /** Each of another person, on the free plan, who has nothing yet. */
  writers: z.array(z.string()),
})
export type ServedStack = z.infer<typeof servedStack>

/** Starts the local stack in a process of its own. */
export const startServedStack = async (): Promise<ServedStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('stack-process.ts', [], servedStack)
  return { ...said, stop }
}
