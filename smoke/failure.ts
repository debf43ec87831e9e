/** What was expected of the site, and what was seen. */
export class Failure extends Error {
  constructor(expected: string, seen: string) {
    super(`expected ${expected}, saw ${seen}`)
    this.name = 'Failure'
  }
}

/** The step can't look, and says what it needs. It is reported, and is neither a success nor a failure. */
export class Skip extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Skip'
  }
}

/** Throws the first fault that a judge found. A judge is a pure function, and returns undefined for an answer that is right. */
export const expectNoFault = (...faults: readonly (Failure | undefined)[]): void => {
  const fault = faults.find(found => found !== undefined)
  if (fault) throw fault
}
