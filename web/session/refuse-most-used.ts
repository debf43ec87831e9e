import { lazyFile } from '../browser/load-file.ts'
import { AccountError } from './account-error.ts'

/** 18 kB that only a new password needs. */
const list = lazyFile(() => import('../../shared/domain/passwords/most-used.ts'))

/** Throws Trouble('common-password') for one of the 10,000 that are used most, or ConnectionLost. */
export const refuseMostUsed = async (password: string): Promise<void> => {
  const { isMostUsed } = await list.load()
  if (isMostUsed(password)) throw new AccountError('common-password')
}
