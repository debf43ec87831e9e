import type { Deadlines } from '../services/model/deadline.ts'

/** In milliseconds. There is another way without the model, and somebody waits for it. */
export const practiceDeadlines: Partial<Deadlines> = { whole: 12_000 }
