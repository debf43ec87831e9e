import { createHash } from 'node:crypto'

const lifetime = 5 * 60_000

export type Reply = { readonly status: number; readonly body: string }

/**
 * Answers a request that is sent again as it was answered the first time, for five minutes: when only the answer was
 * lost, a repeated sign-up must not find its own account. Failures of ours are not kept.
 */
export const createReplays = () => {
  const kept = new Map<string, { reply: Promise<Reply>; expiresAt: number }>()
  return async (
    request: { target: string; body: string; invocationId?: string | undefined },
    now: number,
    answer: () => Promise<Reply>,
  ): Promise<Reply> => {
    if (request.invocationId === undefined) return answer()
    // The oldest come first.
    for (const [key, { expiresAt }] of kept) {
      if (expiresAt > now) break
      kept.delete(key)
    }
    const key = createHash('sha256')
      .update(JSON.stringify([request.invocationId, request.target, request.body]))
      .digest('base64')
    const before = kept.get(key)
    if (before) return before.reply
    const reply = answer()
    kept.set(key, { reply, expiresAt: now + lifetime })
    const { status } = await reply
    if (status >= 500) kept.delete(key)
    return reply
  }
}
