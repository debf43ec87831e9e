/** The first three of what is missing by name, and how many more: "Phone number, Industry, Skills and 2 more". */
export const missingWords = (labels: readonly string[]): string => {
  const named = labels.slice(0, 3)
  const more = labels.length - named.length
  const parts = more > 0 ? [...named, `${more} more`] : named
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
}
