import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/**
 * Runs `work` under the id of its request: that of the gateway, which a person's error message shows, or that of a run
 * of a schedule or of a queue's message. Each log line and each row that `work` writes gets the id.
 */
export const underRequestId = <T>(id: string, work: () => T): T => current.run(id, work)

/** Undefined outside of a request. */
export const currentRequestId = (): string | undefined => current.getStore()
