import * as z from 'zod/mini'

/** When this device last wrote each row, in any of its tabs, in milliseconds since 1970. */
const times = new Map<string, number>()

const note = (ids: readonly string[], now: number): void => {
  for (const id of ids) times.set(id, now)
}

let channel: BroadcastChannel | undefined

/** The way between the tabs of this device. A browser without it has only its own tab's writes. */
const tabs = (): BroadcastChannel | undefined => {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('aiki.writes')
    channel.onmessage = ({ data }) => note(z.catch(z.array(z.string()), []).parse(data), Date.now())
  }
  return channel
}

/** The rows that this device wrote. A change of another row comes from another device, or from the server. */
export const writtenHere = {
  /** Begins to hear of the writes of other tabs. */
  listen: (): void => void tabs(),
  /** Notes a write of these rows, here and in the other tabs. */
  note: (ids: readonly string[], now: number): void => {
    note(ids, now)
    tabs()?.postMessage(ids)
  },
  since: (id: string, time: number): boolean => (times.get(id) ?? 0) >= time,
}
