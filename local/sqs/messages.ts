import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openSqlite } from '../sqlite.ts'

const row = z.object({ id: z.string(), body: z.string(), sentAt: z.number(), receives: z.number() })
const stateCount = z.object({ state: z.string(), count: z.number() })
/** A message as a consumer receives it. `sentAt` is in milliseconds since 1970. */
export type Message = z.infer<typeof row>

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, sentAt INTEGER NOT NULL,
    visibleAt INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'ready'
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messagesOfQueue ON messages (queue, state, visibleAt);
`

/**
 * Makes the messages of all queues. Without a file they are in memory. A message that a process received and did not
 * delete before it stopped is visible again.
 */
export const createMessages = (file?: string | undefined) => {
  const database = openSqlite({ holds: 'messages of the queues', schema, file })
  database.exec("UPDATE messages SET state = 'ready' WHERE state = 'received'")
  const insert = database.prepare(
    'INSERT INTO messages (id, queue, body, sentAt, visibleAt) VALUES (?, ?, ?, ?, ?)',
  )
  const visible = database.prepare(
    `SELECT id, body, sentAt, receives FROM messages
     WHERE queue = ? AND state = 'ready' AND visibleAt <= ? ORDER BY visibleAt LIMIT ?`,
  )
  const receive = database.prepare(
    "UPDATE messages SET state = 'received', receives = receives + 1 WHERE id = ?",
  )
  const show = database.prepare("UPDATE messages SET state = 'ready', visibleAt = ? WHERE id = ?")
  const giveUp = database.prepare("UPDATE messages SET state = 'dead' WHERE id = ?")
  const remove = database.prepare('DELETE FROM messages WHERE id = ?')
  const count = database.prepare(
    'SELECT state, count(*) AS count FROM messages WHERE queue = ? GROUP BY state',
  )
  return {
    /** Adds a message that is visible at `visibleAt`. Returns its id. Times are in milliseconds since 1970. */
    add: (queue: string, body: string, now: number, visibleAt: number): string => {
      const id = randomUUID()
      insert.run(id, queue, body, now, visibleAt)
      return id
    },
    /** Takes up to `most` visible messages. They are visible again after `showAt`, or when this process is gone. */
    receive: (queue: string, most: number, now: number): Message[] => {
      const messages = z.array(row).parse(visible.all(queue, now, most))
      for (const { id } of messages) receive.run(id)
      return messages.map(message => ({ ...message, receives: message.receives + 1 }))
    },
    /** How many messages of a queue are not done yet, without dead letters. */
    count: (queue: string): { ready: number; received: number } => {
      const counts = z.array(stateCount).parse(count.all(queue))
      const of = (state: string) => counts.find(it => it.state === state)?.count ?? 0
      return { ready: of('ready'), received: of('received') }
    },
    showAt: (id: string, at: number): void => {
      show.run(at, id)
    },
    remove: (id: string): void => {
      remove.run(id)
    },
    /** Keeps a message whose attempts are used up, as a dead letter. */
    giveUp: (id: string): void => {
      giveUp.run(id)
    },
    close: () => database.close(),
  }
}
export type Messages = ReturnType<typeof createMessages>
