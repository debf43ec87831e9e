/** What a text from outside says; undefined where it is not JSON. */
export const jsonOrNothing = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
