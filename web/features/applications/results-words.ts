type Results = {
  /** A search or a filter is on. */
  narrowed: boolean
  /** The older ones, which are not loaded yet, are on their way. */
  gathering: boolean
  olderLeft: boolean
  /** How many are in view, of how many that are loaded. */
  shown: number
  loaded: number
}

/** What stands above the results; '' when there is nothing to say. Says no total that is not known. */
export const resultsWords = ({ narrowed, gathering, olderLeft, shown, loaded }: Results): string => {
  if (gathering) return 'Looking through your older applications too…'
  if (!narrowed) return ''
  const all = loaded === 1 ? '1 application' : `${loaded} applications`
  return `${shown} of ${olderLeft ? 'your newest ' : ''}${all}`
}
