/** One event of an event stream (`text/event-stream`), as our functions write it: its data alone. */
export const eventText = (data: string): string => `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

/** A comment: nothing to whoever reads, but a sign of life to what stands between. */
export const heartbeat = ': \n\n'

/** The data of each event in what comes, however it is cut. What is not ended by an empty line is no event. */
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
