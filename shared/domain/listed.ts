/** The entries of a list in our data files, which have ` | ` between them. */
export const listed = (text = ''): string[] => (text === '' ? [] : text.split(' | '))
