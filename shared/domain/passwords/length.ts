/** The shortest password that may be chosen, and the longest, in characters. */
export const shortestPassword = 8
export const longestPassword = 256
