import { answerInThread } from './reading-thread.ts'

// The entry of the thread where the code is not bundled. In Lambda the bundle itself is the entry.
await answerInThread()
