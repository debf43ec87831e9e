import { isCommonPassword, shortestPassword } from '../../shared/domain/passwords/common.ts'
import { lazyFile } from '../browser/load-file.ts'
import { AccountError } from './account-error.ts'

type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Judged by what guessers try first: short ones, common words, one's own name, few different characters. */
export const passwordStrength = (password: string, own: readonly string[] = []): PasswordStrength => {
  if (password.length < shortestPassword) return 'short'
  const lower = password.toLowerCase()
  const personal = own
    .flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some(word => word.length >= 4 && lower.includes(word))
  const different = new Set(lower).size
  if (personal || isCommonPassword(password) || different < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  if (password.length >= 16 || (password.length >= 12 && kinds >= 2)) return 'strong'
  return kinds >= 2 ? 'fair' : 'weak'
}

/** What is shown under the field while a password is typed. */
export const strengthWords = (password: string, own: readonly string[] = []): string => {
  if (password === '') return 'At least 8 characters. A few words together are strong and easy to remember.'
  const missing = shortestPassword - password.length
  return {
    short: `${missing} more ${missing === 1 ? 'character' : 'characters'}.`,
    weak: 'Easy to guess. Add another word.',
    fair: 'Fair. Longer is stronger.',
    strong: 'Strong.',
  }[passwordStrength(password, own)]
}

/** 18 kB that only a new password needs. */
const mostUsed = lazyFile(() => import('../../shared/domain/passwords/most-used.ts'))

/** Throws AccountError('common-password') for one of the 10,000 that are used most, or ConnectionLost. */
export const refuseMostUsed = async (password: string): Promise<void> => {
  const { isMostUsed } = await mostUsed.load()
  if (isMostUsed(password)) throw new AccountError('common-password')
}
