type Named = { readonly name: string; readonly email: string }

/** Full name, else the part of the address before the @, else 'User'. */
export const displayName = ({ name, email }: Named): string => name.trim() || email.split('@')[0] || 'User'

/** The first word of the name, for a greeting. */
export const givenName = (person: Named): string => displayName(person).split(/\s+/)[0] ?? 'User'

/** The first letters of the first and the last word, at most two. */
export const initials = (person: Named): string => {
  const words = displayName(person)
    .split(/[\s._-]+/)
    .filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => [...(word ?? '').normalize('NFC')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}
