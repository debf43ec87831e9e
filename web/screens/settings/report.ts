import type { SecurityEvent } from '../../../shared/api/account.ts'
import { api } from '../../api.ts'

/** Has the owner told, in the app and by mail. The change itself is done: nobody is kept waiting for the news of it. */
export const report = async (event: SecurityEvent): Promise<void> => {
  try {
    await api.account.report({ body: { event } })
  } catch (error) {
    console.warn('The owner was not told of', event, error)
  }
}
