import mostUsed from './most-used.json' with { type: 'json' }

/*
 * `most-used.json`: the passwords of at least eight characters among the 10,000 most used ones that no rule of
 * `common.ts` finds, in lower case, by their first letter. The ranks come from the package @zxcvbn-ts/language-common;
 * most-used.test.ts compares the list with that package.
 */
const passwords: ReadonlySet<string> = new Set(Object.values(mostUsed).flatMap(list => list.split(' ')))

/**
 * Whether a password is in the list, in any case. The browser loads this file of 18 kB only when a new password is
 * sent.
 */
export const isMostUsed = (password: string): boolean => passwords.has(password.toLowerCase())
