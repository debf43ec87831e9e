import * as z from 'zod'
import { startForked } from '../forked.ts'

const writingStack = z.object({
  url: z.url(),
  /** The address of the stand-in for the model service. */
  bedrockUrl: z.url(),
  /** The access tokens of people who pay and have one resume each. */
  accessTokens: z.array(z.string()),
})
export type WritingStack = z.infer<typeof writingStack>

/** Starts the local stack in a process of its own, with this many people. */
export const startWritingStack = async (
  people: number,
): Promise<WritingStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('writing/stack-process.ts', [String(people)], writingStack)
  return { ...said, stop }
}
