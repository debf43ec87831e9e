import * as z from 'zod'
import { startForked } from '../forked.ts'

const writingStack = z.object({
  url: z.url(),
  /** Of the stand-in of the model service. */
  bedrockUrl: z.url(),
  /** Each of another person, who pays, and has one resume. */
  accessTokens: z.array(z.string()),
})
export type WritingStack = z.infer<typeof writingStack>

/** Starts the local stack in a process of its own, with so many people. */
export const startWritingStack = async (
  people: number,
): Promise<WritingStack & { readonly stop: () => Promise<void> }> => {
  const { said, stop } = await startForked('writing/stack-process.ts', [String(people)], writingStack)
  return { ...said, stop }
}
