/** One event of an event stream (`text/event-stream`). Our functions send only its data. */
export const eventText = (data: string): string => `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

/** A comment line. Readers ignore it, and proxies see that the connection is alive. */
export const heartbeat = ': \n\n'

/**
 * The data of each event in a text that arrives in any pieces. An event without the empty line at its end is dropped.
 */
export async function* eventsIn(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const text of texts) {
    const blocks = (rest + text.replaceAll('\r\n', '\n')).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter(line => line.startsWith('data:'))
      if (lines.length > 0) yield lines.map(line => line.slice(5).replace(/^ /, '')).join('\n')
    }
  }
}
