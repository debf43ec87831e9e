import { answerInThread } from './reading-thread.ts'

// Where the code is not one file: what a thread of its own begins with. In Lambda the bundle is that file.
await answerInThread()
