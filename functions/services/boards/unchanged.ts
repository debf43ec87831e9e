/** A board says that nothing has changed since its last reading: the reading ends there, and it is no fault. */
export class Unchanged extends Error {
  constructor() {
    super('Nothing has changed since the last reading.')
    this.name = 'Unchanged'
  }
}
